import type { Revocation } from '../domain/verdict.js';
import { checkSigned } from './check-signed.js';
import { isSameName, type ReadCertificate } from './read-certificate.js';
import type { RevocationList } from './read-revocations.js';

/** The lists of revoked certificates and how to apply them. */
export interface Revoked {
  lists: readonly RevocationList[];
  /** The time of the check, which may be later than the signature. It decides whether a list is out of date. */
  checkedAt: Date;
  /** Whether an out-of-date list rejects the signature. If not, the verdict reports it. */
  refusesOutdated: boolean;
}

/**
 * Looks up each certificate of a chain in the lists that its issuer signed. A certificate revoked later than `at` was
 * still good when it signed. An out-of-date list still revokes the certificates it names.
 */
export function checkRevocation(
  chain: readonly ReadCertificate[],
  { lists, checkedAt }: Revoked,
  at: Date,
): Revocation | 'revoked' {
  const found = chain.slice(0, -1).map((certificate, index) => {
    const issuer = chain[index + 1] ?? certificate;
    const issuerLists = lists.filter((list) => isListOf(list, issuer));
    const isRevoked = issuerLists.some(
      ({ revoked }) => (revoked.get(certificate.serial)?.getTime() ?? Infinity) <= at.getTime(),
    );
    if (isRevoked) return 'revoked';
    if (issuerLists.length === 0) return 'not_checked';
    return issuerLists.every((list) => isOutdated(list, checkedAt)) ? 'outdated' : 'good';
  });
  return (['revoked', 'outdated', 'not_checked'] as const).find((worst) => found.includes(worst)) ?? 'good';
}

/** Returns whether the authority should have published the next list by now. */
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
