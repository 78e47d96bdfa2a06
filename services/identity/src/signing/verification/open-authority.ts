import { readFileSync } from 'node:fs';
import type { Log } from '@setu/kit/process';
import { type DemoAuthority, openDemoAuthority } from './demo-authority.js';
import { openRevocations } from './open-revocations.js';
import { countOutdatedBy } from './outdated-revocations.js';
import type { ReadCertificate } from './read-certificate.js';
import { readTrust } from './read-trust.js';
import type { Against } from './verify-signature.js';

export interface Configured {
  SIGNING_TRUST_FILE?: string | undefined;
  SIGNING_CRLS?: string | undefined;
  SIGNING_CRLS_OUT_OF_DATE: 'warn' | 'refuse';
  SETU_DEMO: boolean;
  ACTOR_KEYS: readonly string[];
}

/** The trusted certificates for signatures and, in a demo world, the authority that issues demo certificates. */
export interface Authority {
  trusted: readonly ReadCertificate[];
  /** Returns the trusted certificates and the revocation lists for checking a signature at the given time. */
  trustAt: (checkedAt: Date) => Pick<Against, 'trusted' | 'revoked'>;
  demo?: DemoAuthority;
}

/**
 * Reads the trusted certificates and the lists of revoked ones. Throws if a file cannot be read. In a demo world the
 * demo authority is trusted too and has its own list.
 */
export async function openAuthority(configured: Configured, log: Pick<Log, 'warn' | 'error'>): Promise<Authority> {
  const { SIGNING_TRUST_FILE, SIGNING_CRLS, SIGNING_CRLS_OUT_OF_DATE, SETU_DEMO, ACTOR_KEYS } = configured;
  const demo = SETU_DEMO ? await openDemoAuthority(ACTOR_KEYS[0] ?? '') : undefined;
  const configuredRoots = SIGNING_TRUST_FILE === undefined ? [] : readTrust(readFileSync(SIGNING_TRUST_FILE, 'utf8'));
  const trusted = [...configuredRoots, ...(demo ? [demo.certificate] : [])];
  const revocations = SIGNING_CRLS === undefined ? undefined : openRevocations(SIGNING_CRLS, log);
  if (revocations !== undefined) countOutdatedBy(() => revocations.outdated(new Date()));
  const refusesOutdated = SIGNING_CRLS_OUT_OF_DATE === 'refuse';
  const trustAt = (checkedAt: Date) => {
    const lists = [...(revocations?.(checkedAt) ?? []), ...(demo ? [demo.revocations] : [])];
    return { trusted, revoked: { lists, checkedAt, refusesOutdated } };
  };
  return { trusted, trustAt, ...(demo && { demo }) };
}
