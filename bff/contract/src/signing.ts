import { z } from 'zod';
import { base64 } from './base64.js';
import { endpointsOf } from './endpoint.js';
import { signingRoutes } from './routes/signing.js';
import { textUpTo, uuid } from './values.js';
import { signatureStates } from './words.js';

/** A version of the regulation: exactly the file that companies sign. */
export const regulationView = z.strictObject({
  number: z.number().int(),
  url: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.number().int(),
  /** The hash in hexadecimal. */
  sha256: z.string(),
  /** YYYY-MM-DD. */
  effective_from: z.string(),
});
export type RegulationView = z.infer<typeof regulationView>;

const ownerFields = {
  inn: textUpTo(300),
  kpp: textUpTo(300),
  ogrn: textUpTo(300),
  short_name: textUpTo(300),
  full_name: textUpTo(300),
  surname: textUpTo(300),
  name: textUpTo(300),
  patronymic: textUpTo(300),
};

/** A company's signature of a version of the regulation, with the result of its check. */
export const regulationSignatureView = z.strictObject({
  id: uuid,
  regulation_number: z.number().int(),
  state: z.enum(signatureStates),
  signed_at: z.string(),
  signer: z.string(),
  organisation: z.string(),
  issuer: z.string(),
  serial: z.string(),
  thumbprint: z.string(),
  valid_from: z.string(),
  valid_to: z.string(),
  signature_algorithm: z.string(),
  /** The owners of the certificates in the chain, starting with the signer. */
  chain: z.array(z.string()),
  /** Whether current lists of revoked certificates were checked, and did not name the chain. */
  is_not_revoked: z.boolean(),
});
export type RegulationSignatureView = z.infer<typeof regulationSignatureView>;

/** GET /account/regulation-sign */
export const regulationSignView = z.strictObject({
  /** Null if no version is published. */
  regulation: regulationView.nullable(),
  /** The required owner of the certificate. */
  owner: z.strictObject(ownerFields),
  signature: regulationSignatureView.nullable(),
  is_confirmed: z.boolean(),
  /** When the right to trade ends unless the company signs the version in force. Null if it does not end. */
  lapses_at: z.string().nullable(),
  /** The version that the company signed, if a newer one is in force. */
  signed_before: regulationView.nullable(),
  signature_before: regulationSignatureView.nullable(),
  /** The next version, until it is in force. */
  next: regulationView.nullable(),
  /** True if the demo signer may be used here. */
  demo_signer: z.boolean(),
});
export type RegulationSignView = z.infer<typeof regulationSignView>;

export const signingEndpoints = /* @__PURE__ */ endpointsOf(signingRoutes, {
  getRegulationUrl: { summary: 'Returns the location of the regulation in force', answer: regulationView },
  downloadRegulation: { summary: 'Downloads a version of the regulation, byte for byte as companies sign it' },
  getDiagnostics: {
    summary: 'Returns what a browser must support before it signs',
    answer: z.strictObject({ demo_signer: z.boolean() }),
  },
  getRegulationSign: {
    summary: 'Returns the regulation to sign, the required certificate owner and earlier signatures',
    answer: regulationSignView,
  },
  signRegulation: {
    summary: 'Signs the regulation in force with a detached CAdES-BES signature in base64',
    input: z.object({ signature: base64(100_000, 'signature_unreadable') }),
    answer: regulationSignatureView,
  },
  downloadEvidence: { summary: 'Downloads the evidence for the signature as a zip that OpenSSL can verify' },
  issueDemoCertificate: {
    summary: 'Issues a certificate of the demo authority. Available only while the demo world is loaded',
    input: z.object({
      public_key: base64(1000, 'invalid'),
      owner: z.object(ownerFields),
      revoked: z.boolean().default(false),
    }),
    answer: z.strictObject({ certificates: z.array(z.string()) }),
  },
});
