import { checkSigned } from './check-signed.js';
import { isAuthority, isSameName, type ReadCertificate } from './read-certificate.js';

/** The chain found above a signer's certificate, and whether the chain reaches a trusted certificate. */
export type Chain =
  | { kind: 'trusted'; certificates: ReadCertificate[] }
  | { kind: 'untrusted' | 'unknown_algorithm'; certificates: ReadCertificate[] };

const longest = 8;

/**
 * Follows a certificate up to a trusted one. Each issuer must match by name, signature and validity dates. Certificates
 * that came with the signature may be intermediates; only a trusted one ends the chain.
 */
export function buildChain(
  signer: ReadCertificate,
  intermediates: readonly ReadCertificate[],
  { trusted, now }: { trusted: readonly ReadCertificate[]; now: Date },
): Chain {
  const certificates = [signer];
  let isUnknown = false;
  while (certificates.length <= longest) {
    const below = certificates[certificates.length - 1] ?? signer;
    const signs = (issuer: ReadCertificate): boolean => {
      const checked = isIssuer(issuer, below, now);
      isUnknown ||= checked === 'unknown';
      return checked === 'good';
    };
    const anchor = trusted.find(signs);
    if (anchor !== undefined) return { kind: 'trusted', certificates: [...certificates, anchor] };
    const known = new Set(certificates.map(({ thumbprint }) => thumbprint));
    const next = intermediates.find((one) => !known.has(one.thumbprint) && signs(one));
    if (next === undefined) break;
    certificates.push(next);
  }
  return { kind: isUnknown ? 'unknown_algorithm' : 'untrusted', certificates };
}

function isIssuer(issuer: ReadCertificate, { parsed }: ReadCertificate, now: Date): 'good' | 'bad' | 'unknown' {
  const { validFrom, validTo } = issuer.facts;
  const isInForce = Date.parse(validFrom) <= now.getTime() && now.getTime() <= Date.parse(validTo);
  if (!isInForce || !isAuthority(issuer) || !isSameName(issuer.parsed.subject, parsed.issuer)) return 'bad';
  return checkSigned({
    key: issuer.parsed.subjectPublicKeyInfo,
    signatureAlgorithm: parsed.signatureAlgorithm.algorithmId,
    digestAlgorithm: '',
    content: parsed.tbsView,
    signature: parsed.signatureValue.valueBlock.valueHexView,
  });
}
