import type { SignatureState } from '@setu/proto/words';
import type { CertificateNote, Doubt, Revocation, Verdict } from './verdict.js';

/** The part of a verdict that is stored. */
export interface StoredVerdict {
  certificate: CertificateNote;
  digestAlgorithm: string;
  signatureAlgorithm: string;
  /** DER as base64, from the signer's certificate upwards. */
  chain: string[];
  doubt?: Doubt;
  /** Absent if revocation was not checked. */
  revocation?: Revocation;
}

/** A company's signature under a version of the regulation. It is evidence and never changes. */
export interface Signature {
  id: string;
  companyId: string;
  regulationNumber: number;
  userId: string;
  state: SignatureState;
  signature: Buffer;
  verdict: StoredVerdict;
  signedAt: Date;
}

/** Returns the part of a verdict that is stored. */
export function toStoredVerdict(verdict: Exclude<Verdict, { kind: 'refused' }>): StoredVerdict {
  const { certificate, digestAlgorithm, signatureAlgorithm, chain, doubt, revocation } = verdict;
  const encoded = chain.map((der) => Buffer.from(der).toString('base64'));
  const optional = { ...(doubt && { doubt }), ...(revocation && { revocation }) };
  return { certificate, digestAlgorithm, signatureAlgorithm, chain: encoded, ...optional };
}
