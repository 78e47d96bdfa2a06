import type { CertificateError, CertificateFacts } from '@setu/proto/certificate-rules';

/** The reason why an uploaded signature is rejected. */
export type SignatureRefusal =
  | 'signature_too_large'
  | 'signature_unreadable'
  | 'signature_attached'
  | 'signature_signers'
  | 'signature_no_certificate'
  | 'signature_no_attributes'
  | 'signature_no_signing_certificate'
  | 'signature_other_certificate'
  | 'signature_older_document'
  | 'signature_other_document'
  | 'signature_wrong'
  | 'certificate_not_for_signing'
  | 'certificate_untrusted'
  | 'certificate_revoked'
  | 'revocation_outdated'
  | CertificateError;

/**
 * The reason why a signature could not be verified automatically. Such a signature is stored, and an admin may confirm
 * it.
 */
export type Doubt = 'unknown_algorithm' | 'no_trust_root';

/**
 * The result of looking up a chain in the lists of revoked certificates. `not_checked` means that one of the chain's
 * authorities has no list.
 */
export type Revocation = 'good' | 'outdated' | 'not_checked';

/** A certificate as it is stored with a verdict. */
export interface CertificateNote {
  thumbprint: string;
  serial: string;
  facts: CertificateFacts;
}

/** The result of checking a signature. */
export type Verdict =
  | { kind: 'refused'; reasons: [SignatureRefusal, ...SignatureRefusal[]]; certificate?: CertificateNote }
  | {
      kind: 'verified' | 'unverified';
      doubt?: Doubt;
      certificate: CertificateNote;
      digestAlgorithm: string;
      signatureAlgorithm: string;
      /** DER, from the signer's certificate up to the trusted one, as far as it was found. */
      chain: Uint8Array[];
      /** Set for a verified signature. */
      revocation?: Revocation;
    };
