import { readFileSync } from 'node:fs';
import { type DemoAuthority, openDemoAuthority } from './demo-authority.js';
import type { ReadCertificate } from './read-certificate.js';
import { readTrust } from './read-trust.js';

export interface Configured {
  SIGNING_TRUST_FILE?: string | undefined;
  SETU_DEMO: boolean;
  ACTOR_KEYS: readonly string[];
}

/** Whom signatures have to lead to, and in the demo world who gives certificates for a demonstration. */
export interface Authority {
  trusted: readonly ReadCertificate[];
  demo?: DemoAuthority;
}

/** Reads the trusted certificates; throws where the file cannot be read. In the demo world its authority is trusted too. */
export async function openAuthority({ SIGNING_TRUST_FILE, SETU_DEMO, ACTOR_KEYS }: Configured): Promise<Authority> {
  const trusted = SIGNING_TRUST_FILE === undefined ? [] : readTrust(readFileSync(SIGNING_TRUST_FILE, 'utf8'));
  if (!SETU_DEMO) return { trusted };
  const demo = await openDemoAuthority(ACTOR_KEYS[0] ?? '');
  return { trusted: [...trusted, demo.certificate], demo };
}
