import type { CertificateNote } from '../../signing/domain/verdict.js';

/** A signature under a challenge. */
export interface CertificateProof {
  challenge: Uint8Array;
  signature: Uint8Array;
}

/** What is kept of the certificate somebody registered with. */
export interface ProvenCertificate extends CertificateNote {
  state: 'verified' | 'unverified';
}
