import type { CertificateNote } from '../../signing/domain/verdict.js';

/** A challenge and its signature. */
export interface CertificateProof {
  challenge: Uint8Array;
  signature: Uint8Array;
}

/** The details of the certificate used to register, and the verdict on its signature. */
export interface ProvenCertificate extends CertificateNote {
  state: 'verified' | 'unverified';
}
