import type { CertificateError, CertificateFacts } from '@setu/proto/certificate-rules';

/** Why what was sent is no signature under the document that counts. */
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

/** Why a signature could not be judged here: it is kept, and an admin may confirm it. */
export type Doubt = 'unknown_algorithm' | 'no_trust_root';

/** What lists of revoked certificates say of a chain; not_checked: there is none of one of its authorities. */
export type Revocation = 'good' | 'outdated' | 'not_checked';

/** A certificate as it is kept with a verdict. */
export interface CertificateNote {
  thumbprint: string;
  serial: string;
  facts: CertificateFacts;
}

/** What came of looking at a signature. */
export type Verdict =
  | { kind: 'refused'; reasons: [SignatureRefusal, ...SignatureRefusal[]]; certificate?: CertificateNote }
  | {
      kind: 'verified' | 'unverified';
      doubt?: Doubt;
      certificate: CertificateNote;
      digestAlgorithm: string;
      signatureAlgorithm: string;
      /** DER, from the signer's up to the trusted one as far as it was found. */
      chain: Uint8Array[];
      /** Of a verified one. */
      revocation?: Revocation;
    };
