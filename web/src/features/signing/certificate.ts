import type { CertificateFacts } from '@setu/contract';

/** A certificate of an electronic signature as the browser's signer gave it. */
export interface SigningCertificate {
  thumbprint: string;
  /** DER as base64. */
  der: string;
  facts: CertificateFacts;
}

/** Whatever signs in the browser: a plug-in, or the demonstration's signer. */
export interface Signer {
  kind: 'plugin' | 'demo';
  certificates: readonly SigningCertificate[];
  /** A detached CAdES-BES signature under the bytes, base64. Rejects when it was refused or failed. */
  sign: (certificate: SigningCertificate, content: Uint8Array<ArrayBuffer>) => Promise<string>;
}

/** A certificate somebody chose, with what signs by it. */
export interface ChosenCertificate {
  signer: Signer;
  certificate: SigningCertificate;
}
