import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { adminScreenRoutes } from './routes/admin-screens.js';
import { regulationRoutes } from './routes/regulations.js';
import { regulationSignatureView, regulationView } from './signing.js';
import { textUpTo, uuid } from './values.js';
import { signatureStates } from './words.js';

/** A version of the regulation as admins see it. */
export const regulationEditionView = regulationView.extend({
  /**
   * The last day on which a signature of the previous version is still sufficient, YYYY-MM-DD. Null if companies did
   * not have to sign again.
   */
  grace_until: z.string().nullable(),
  published_at: z.string(),
  /** Null if it came with the installation. */
  published_by: z.string().nullable(),
  /** The number of companies with a valid signature. */
  signed: z.number().int(),
});
export type RegulationEditionView = z.infer<typeof regulationEditionView>;

/** A customer and the latest version it signed. */
export const regulationSignerView = z.strictObject({
  company: z.strictObject({ id: uuid, short_name: z.string() }),
  /** Null if it has not signed any version here. */
  signed: z
    .strictObject({ regulation_number: z.number().int(), state: z.enum(signatureStates), signed_at: z.string() })
    .nullable(),
  is_confirmed: z.boolean(),
  /** When the customer loses the right to trade unless it signs. Null if it keeps the right. */
  lapses_at: z.string().nullable(),
});
export type RegulationSignerView = z.infer<typeof regulationSignerView>;

/** GET /admin/regulations */
export const regulationsView = z.strictObject({
  editions: z.array(regulationEditionView),
  companies: z.array(regulationSignerView),
});
export type RegulationsView = z.infer<typeof regulationsView>;

/** A later check of a stored signature. */
export const signatureCheckView = z.strictObject({
  at: z.string(),
  person: z.string(),
  is_confirmed_by_hand: z.boolean(),
  /** The result as text. */
  outcome: z.string(),
  comment: z.string(),
});

/** A signature as admins see it. */
export const companySignatureView = regulationSignatureView.extend({
  inn: z.string(),
  ogrn: z.string(),
  person: z.string(),
  /** Why the signature could not be verified, as text. Null if it was verified. */
  doubt: z.string().nullable(),
  checks: z.array(signatureCheckView),
  can_be_confirmed: z.boolean(),
  /** The evidence to download. */
  url: z.string(),
});
export type CompanySignatureView = z.infer<typeof companySignatureView>;

/** GET /admin/api/company/regulation-signs/{company} */
export const companySignaturesView = z.strictObject({
  is_confirmed: z.boolean(),
  signatures: z.array(companySignatureView),
});
export type CompanySignaturesView = z.infer<typeof companySignaturesView>;

/** The days of a version, sent with its file: `file` of a multipart form. */
export const regulationInput = z.object({
  effective_from: textUpTo(20).default(''),
  grace_until: textUpTo(20).default(''),
});

/** The fields that the page's form validates. The server reads the selected file. */
export const regulationForm = z.object({
  effective_from: z.string().min(1, 'required'),
  grace_until: z.string().min(1, 'required'),
});

/** A new check of a signature, or its manual confirmation. */
export const signatureJudgement = z.object({
  signature: uuid,
  confirm: z.union([z.boolean(), z.stringbool()]).default(false),
  comment: textUpTo(1000).default(''),
});

export const regulationEndpoints = /* @__PURE__ */ endpointsOf(
  { listRegulations: adminScreenRoutes.listRegulations, ...regulationRoutes },
  {
    listRegulations: {
      summary: 'Lists the versions of the regulation and who has signed which',
      answer: regulationsView,
    },
    publishRegulation: {
      summary: 'Publishes a new version of the regulation: multipart `file`, `effective_from`, `grace_until`',
      input: regulationInput,
      answer: regulationEditionView,
    },
    listCompanySignatures: {
      summary: 'Lists a customer’s signatures with every check of them',
      answer: companySignaturesView,
    },
    judgeSignature: {
      summary: 'Checks a signature again, or confirms one manually that could not be verified',
      input: signatureJudgement,
      answer: companySignaturesView,
    },
    downloadCompanySignature: {
      summary: 'Downloads the evidence for a customer’s signature as a zip that OpenSSL can verify',
    },
  },
);
