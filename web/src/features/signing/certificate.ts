import { type CertificateFacts, certificateFailures } from '@setu/contract';

/** A certificate of an electronic signature from the browser's signer. */
export interface SigningCertificate {
  thumbprint: string;
  /** The certificate in DER, encoded as base64. */
  der: string;
  facts: CertificateFacts;
}

/** A signer in the browser: a plug-in or the demo signer. */
export interface Signer {
  kind: 'plugin' | 'demo';
  certificates: readonly SigningCertificate[];
  /** Returns a detached CAdES-BES signature of the bytes, in base64. Rejects if signing fails or the user refuses. */
  sign: (certificate: SigningCertificate, content: Uint8Array<ArrayBuffer>) => Promise<string>;
}

/** A chosen certificate with its signer. */
export interface ChosenCertificate {
  signer: Signer;
  certificate: SigningCertificate;
}

/** Returns the only certificate of all signers that is valid now, or undefined if there are none or several. */
export function onlyCertificate(
  signers: readonly Pick<Signer, 'certificates'>[],
  now = new Date(),
): SigningCertificate | undefined {
  const valid = signers
    .flatMap(({ certificates }) => certificates)
    .filter(({ facts }) => certificateFailures(facts, undefined, now).length === 0);
  return valid.length === 1 ? valid[0] : undefined;
}
