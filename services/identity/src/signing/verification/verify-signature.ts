import { type CertificateOwner, certificateFailures } from '@setu/proto/certificate-rules';
import type { CertificateNote, SignatureRefusal, Verdict } from '../domain/verdict.js';
import { buildChain } from './build-chain.js';
import { checkRevocation, type Revoked } from './check-revocation.js';
import { checkSigned } from './check-signed.js';
import { digestOf } from './digests.js';
import { hexOf, maySignDocuments, type ReadCertificate } from './read-certificate.js';
import { type ReadSignature, readSignature } from './read-signature.js';

/** The conditions that a signature must meet. */
export interface Against {
  document: Uint8Array;
  /** Earlier versions of the document. A signature under one of them gets its own reason for rejection. */
  earlier: readonly Uint8Array[];
  owner: CertificateOwner;
  trusted: readonly ReadCertificate[];
  /** Absent if revocation is not checked. */
  revoked?: Revoked | undefined;
  now: Date;
}

const maxBytes = 64 * 1024;

const refused = (reasons: SignatureRefusal[], signer?: ReadCertificate): Verdict => {
  const [first = 'signature_wrong', ...more] = reasons;
  return { kind: 'refused', reasons: [first, ...more], ...(signer && { certificate: noteOf(signer) }) };
};

const noteOf = ({ thumbprint, serial, facts }: ReadCertificate): CertificateNote => ({ thumbprint, serial, facts });

/**
 * Verifies a detached CAdES-BES signature (DER) and returns the verdict. The time of the check applies, not the time
 * that the signer wrote.
 */
export function verifySignature(der: Uint8Array, against: Against): Verdict {
  if (der.length > maxBytes) return refused(['signature_too_large']);
  const read = readSignature(der);
  if (typeof read === 'string') return refused([read]);
  const { signer } = read;
  const failures = certificateFailures(signer.facts, against.owner, against.now);
  const wrong = [...documentFailure(read, against), ...mathFailure(read)];
  if (wrong.length > 0) return refused(wrong, signer);
  if (failures.length > 0) return refused(failures, signer);
  if (!maySignDocuments(signer)) return refused(['certificate_not_for_signing'], signer);
  const { certificates, digestAlgorithm, signatureAlgorithm } = read;
  const chain = buildChain(signer, certificates, against);
  const details = {
    certificate: noteOf(signer),
    digestAlgorithm,
    signatureAlgorithm,
    chain: chain.certificates.map((one) => one.der),
  };
  if (mathOf(read) === 'unknown') return { kind: 'unverified', doubt: 'unknown_algorithm', ...details };
  if (against.trusted.length === 0) return { kind: 'unverified', doubt: 'no_trust_root', ...details };
  if (chain.kind === 'unknown_algorithm') return { kind: 'unverified', doubt: 'unknown_algorithm', ...details };
  if (chain.kind === 'untrusted') return refused(['certificate_untrusted'], signer);
  const revocation = against.revoked
    ? checkRevocation(chain.certificates, against.revoked, against.now)
    : 'not_checked';
  if (revocation === 'revoked') return refused(['certificate_revoked'], signer);
  if (revocation === 'outdated' && against.revoked?.refusesOutdated) return refused(['revocation_outdated'], signer);
  return { kind: 'verified', revocation, ...details };
}

function documentFailure(read: ReadSignature, { document, earlier }: Against): SignatureRefusal[] {
  const digest = digestOf(read.digestAlgorithm);
  if (digest === undefined) return [];
  const isOf = (content: Uint8Array): boolean => hexOf(digest(content)) === hexOf(read.messageDigest);
  if (isOf(document)) return [];
  return [earlier.some(isOf) ? 'signature_older_document' : 'signature_other_document'];
}

const mathFailure = (read: ReadSignature): SignatureRefusal[] => (mathOf(read) === 'bad' ? ['signature_wrong'] : []);

function mathOf({ signer, signatureAlgorithm, digestAlgorithm, attributes, signature }: ReadSignature) {
  if (digestOf(digestAlgorithm) === undefined) return 'unknown';
  const key = signer.parsed.subjectPublicKeyInfo;
  return checkSigned({ key, signatureAlgorithm, digestAlgorithm, content: attributes, signature });
}
