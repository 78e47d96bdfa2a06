import type { Revocation } from '../domain/verdict.js';
import { checkSigned } from './check-signed.js';
import { isSameName, type ReadCertificate } from './read-certificate.js';
import type { RevocationList } from './read-revocations.js';

/** What is known of revoked certificates. */
export interface Revoked {
  lists: readonly RevocationList[];
  /** When it is looked, whatever day the signature is of: a list may be out of date by then. */
  lookedAt: Date;
  /** A list that is out of date refuses; else it is told. */
  refusesOutdated: boolean;
}

/**
 * Looks a chain up in the lists of its authorities, each signed by the one that issued the certificate. What was revoked
 * later than `at` was good when it signed. An out-of-date list still revokes what it names.
 */
export function checkRevocation(
  chain: readonly ReadCertificate[],
  { lists, lookedAt }: Revoked,
  at: Date,
): Revocation | 'revoked' {
  const found = chain.slice(0, -1).map((certificate, index) => {
    const issuer = chain[index + 1] ?? certificate;
    const own = lists.filter((list) => isListOf(list, issuer));
    const isRevoked = own.some(
      ({ revoked }) => (revoked.get(certificate.serial)?.getTime() ?? Infinity) <= at.getTime(),
    );
    if (isRevoked) return 'revoked';
    if (own.length === 0) return 'not_checked';
    return own.every((list) => isOutdated(list, lookedAt)) ? 'outdated' : 'good';
  });
  return (['revoked', 'outdated', 'not_checked'] as const).find((worst) => found.includes(worst)) ?? 'good';
}

/** Whether an authority should have given out the next one by then. */
export const isOutdated = ({ nextUpdate }: RevocationList, now: Date): boolean =>
  nextUpdate !== undefined && nextUpdate < now;

function isListOf({ parsed }: RevocationList, issuer: ReadCertificate): boolean {
  if (!isSameName(issuer.parsed.subject, parsed.issuer)) return false;
  const signed = {
    key: issuer.parsed.subjectPublicKeyInfo,
    signatureAlgorithm: parsed.signatureAlgorithm.algorithmId,
    digestAlgorithm: '',
    content: parsed.tbsView,
    signature: parsed.signatureValue.valueBlock.valueHexView,
  };
  return checkSigned(signed) === 'good';
}
