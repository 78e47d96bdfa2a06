import { z } from 'zod';
import { base64 } from './base64.js';
import { endpointsOf } from './endpoint.js';
import { signingRoutes } from './routes/signing.js';
import { textUpTo, uuid } from './values.js';
import { signatureStates } from './words.js';

/** An edition of the regulation: the very file that is signed. */
export const regulationView = z.strictObject({
  number: z.number().int(),
  url: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.number().int(),
  /** Hexadecimal. */
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

/** A company's signature under an edition, as it was looked at. */
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
  /** Owners of the certificates, from the signer's up. */
  chain: z.array(z.string()),
});
export type RegulationSignatureView = z.infer<typeof regulationSignatureView>;

/** GET /account/regulation-sign */
export const regulationSignView = z.strictObject({
  /** Null: no edition is published. */
  regulation: regulationView.nullable(),
  /** Whose certificate it has to be. */
  owner: z.strictObject(ownerFields),
  signature: regulationSignatureView.nullable(),
  is_confirmed: z.boolean(),
  /** When the right to trade ends unless the edition in force is signed; null: it does not. */
  lapses_at: z.string().nullable(),
  /** The edition the company signed, where a newer one is in force. */
  signed_before: regulationView.nullable(),
  signature_before: regulationSignatureView.nullable(),
  /** The next edition, while it is not in force yet. */
  next: regulationView.nullable(),
  /** The demonstration's signer may be used here. */
  demo_signer: z.boolean(),
});
export type RegulationSignView = z.infer<typeof regulationSignView>;

export const signingEndpoints = /* @__PURE__ */ endpointsOf(signingRoutes, {
  getRegulationUrl: { summary: 'Where the regulation in force is read', answer: regulationView },
  downloadRegulation: { summary: 'An edition of the regulation, byte for byte as it is signed' },
  getDiagnostics: {
    summary: 'What a browser is checked for before it signs',
    answer: z.strictObject({ demo_signer: z.boolean() }),
  },
  getRegulationSign: { summary: 'The regulation to sign, for whom, and what was signed', answer: regulationSignView },
  signRegulation: {
    summary: 'Signs the regulation in force: a detached CAdES-BES signature as base64',
    input: z.object({ signature: base64(100_000, 'signature_unreadable') }),
    answer: regulationSignatureView,
  },
  downloadEvidence: { summary: 'What proves the signature, as a zip that OpenSSL can check' },
  issueDemoCertificate: {
    summary: 'A certificate of the demonstration’s authority; only where the demo world is loaded',
    input: z.object({
      public_key: base64(1000, 'invalid'),
      owner: z.object(ownerFields),
      revoked: z.boolean().default(false),
    }),
    answer: z.strictObject({ certificates: z.array(z.string()) }),
  },
});
