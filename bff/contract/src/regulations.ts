import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { adminScreenRoutes } from './routes/admin-screens.js';
import { regulationRoutes } from './routes/regulations.js';
import { regulationSignatureView, regulationView } from './signing.js';
import { textUpTo, uuid } from './values.js';
import { signatureStates } from './words.js';

/** An edition as admins see it. */
export const regulationEditionView = regulationView.extend({
  /** YYYY-MM-DD; null: nobody had to sign it anew. */
  grace_until: z.string().nullable(),
  published_at: z.string(),
  /** Null: it came with the installation. */
  published_by: z.string().nullable(),
  /** Companies with a signature that counts. */
  signed: z.number().int(),
});
export type RegulationEditionView = z.infer<typeof regulationEditionView>;

/** A customer and the newest edition it signed. */
export const regulationSignerView = z.strictObject({
  company: z.strictObject({ id: uuid, short_name: z.string() }),
  /** Null: it signed none here. */
  signed: z
    .strictObject({ regulation_number: z.number().int(), state: z.enum(signatureStates), signed_at: z.string() })
    .nullable(),
  is_confirmed: z.boolean(),
  /** When it loses the right to trade unless it signs; null: it does not. */
  lapses_at: z.string().nullable(),
});
export type RegulationSignerView = z.infer<typeof regulationSignerView>;

/** GET /admin/regulations */
export const regulationsView = z.strictObject({
  editions: z.array(regulationEditionView),
  companies: z.array(regulationSignerView),
});
export type RegulationsView = z.infer<typeof regulationsView>;

/** A look at a signature after it was kept. */
export const signatureCheckView = z.strictObject({
  at: z.string(),
  person: z.string(),
  is_confirmed_by_hand: z.boolean(),
  /** In words. */
  outcome: z.string(),
  comment: z.string(),
});

/** A signature as admins look at it. */
export const companySignatureView = regulationSignatureView.extend({
  inn: z.string(),
  ogrn: z.string(),
  person: z.string(),
  /** Why it could not be verified, in words; null for one that was. */
  doubt: z.string().nullable(),
  checks: z.array(signatureCheckView),
  can_be_confirmed: z.boolean(),
  /** The evidence. */
  url: z.string(),
});
export type CompanySignatureView = z.infer<typeof companySignatureView>;

/** GET /admin/api/company/regulation-signs/{company} */
export const companySignaturesView = z.strictObject({
  is_confirmed: z.boolean(),
  signatures: z.array(companySignatureView),
});
export type CompanySignaturesView = z.infer<typeof companySignaturesView>;

/** The days of an edition, beside its file: `file` of a multipart form. */
export const regulationInput = z.object({
  effective_from: textUpTo(20).default(''),
  grace_until: textUpTo(20).default(''),
});

/** What the page's own form asks for: a chosen file is the server's to read. */
export const regulationForm = z.object({
  effective_from: z.string().min(1, 'required'),
  grace_until: z.string().min(1, 'required'),
});

/** Looking at a signature once more, or confirming it by hand. */
export const signatureJudgement = z.object({
  signature: uuid,
  confirm: z.union([z.boolean(), z.stringbool()]).default(false),
  comment: textUpTo(1000).default(''),
});

export const regulationEndpoints = /* @__PURE__ */ endpointsOf(
  { listRegulations: adminScreenRoutes.listRegulations, ...regulationRoutes },
  {
    listRegulations: { summary: 'Editions of the regulation, and who has signed which', answer: regulationsView },
    publishRegulation: {
      summary: 'A new edition: multipart `file`, `effective_from`, `grace_until`',
      input: regulationInput,
      answer: regulationEditionView,
    },
    listCompanySignatures: {
      summary: 'A customer’s signatures with every look at them',
      answer: companySignaturesView,
    },
    judgeSignature: {
      summary: 'Looks at a signature once more, or confirms by hand one that could not be verified',
      input: signatureJudgement,
      answer: companySignaturesView,
    },
    downloadCompanySignature: { summary: 'What proves a customer’s signature, as a zip that OpenSSL can check' },
  },
);
