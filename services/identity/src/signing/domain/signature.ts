import type { SignatureState } from '@setu/proto/words';
import type { CertificateNote, Doubt, Revocation, Verdict } from './verdict.js';

/** What is kept of a look at a signature. */
export interface KeptVerdict {
  certificate: CertificateNote;
  digestAlgorithm: string;
  signatureAlgorithm: string;
  /** DER as base64, from the signer's certificate up. */
  chain: string[];
  doubt?: Doubt;
  /** Absent: nobody looked. */
  revocation?: Revocation;
}

/** A company's signature under an edition of the regulation: evidence, never changed. */
export interface Signature {
  id: string;
  companyId: string;
  regulationNumber: number;
  userId: string;
  state: SignatureState;
  signature: Buffer;
  verdict: KeptVerdict;
  signedAt: Date;
}

/** The part of a verdict that is kept. */
export function keptVerdict(verdict: Exclude<Verdict, { kind: 'refused' }>): KeptVerdict {
  const { certificate, digestAlgorithm, signatureAlgorithm, chain, doubt, revocation } = verdict;
  const encoded = chain.map((der) => Buffer.from(der).toString('base64'));
  const more = { ...(doubt && { doubt }), ...(revocation && { revocation }) };
  return { certificate, digestAlgorithm, signatureAlgorithm, chain: encoded, ...more };
}
