import { z } from 'zod';
import { auditServices } from './audit-words.js';
import { endpointsOf } from './endpoint.js';
import { adminScreenRoutes } from './routes/admin-screens.js';
import { auditRoutes } from './routes/audit.js';
import { personView, textUpTo, uuid } from './values.js';

/** Acts a page has. */
export const auditPageSize = 50;

/** An act: who did what to what, acting for whom, and which fields were and are what. */
export const auditEntryView = z.strictObject({
  id: z.string(),
  service: z.enum(auditServices),
  at: z.string(),
  /** Null: the system by itself. */
  actor: personView.nullable(),
  /** Whom he stood in for. */
  on_behalf_of: personView.nullable(),
  company: z.strictObject({ id: uuid, name: z.string() }).nullable(),
  action: z.string(),
  object_kind: z.string(),
  object_id: z.string(),
  /** `label`, `was` and `is` say name, before and after in the reader's language: words for codes, names for ids. */
  fields: z.array(
    z.strictObject({
      ...{ name: z.string(), before: z.string(), after: z.string() },
      ...{ label: z.string(), was: z.string(), is: z.string() },
    }),
  ),
  request_id: z.string(),
});
export type AuditEntryView = z.infer<typeof auditEntryView>;

/** GET /admin/audit: the newest first. */
export const auditView = z.strictObject({
  list: z.array(auditEntryView),
  /** What the next page, of older acts, is asked by; null: there is none. */
  next: z.string().nullable(),
  /** The services that did not answer: their acts are missing here. */
  missing: z.array(z.enum(auditServices)),
});
export type AuditView = z.infer<typeof auditView>;

const id = z.union([uuid, z.literal('')], 'invalid').default('');
const day = textUpTo(10).default('');

/** What acts are narrowed by; days are the reader's, both inclusive. */
export const auditFilters = z.object({
  from: day,
  to: day,
  person: id,
  company: id,
  kind: textUpTo(60).default(''),
  object: textUpTo(100).default(''),
  action: textUpTo(60).default(''),
  service: z.union([z.enum(auditServices), z.literal('')], 'invalid_option').default(''),
});
export type AuditFilters = z.infer<typeof auditFilters>;

export const auditEndpoints = /* @__PURE__ */ endpointsOf(
  { getAudit: adminScreenRoutes.getAudit, ...auditRoutes },
  {
    getAudit: {
      summary: 'Who did what to what, acting for whom, over all services, the newest first',
      query: auditFilters.extend({ before: textUpTo(100).default('') }),
      answer: auditView,
    },
    sendAudit: { summary: 'The same as .xlsx, all pages of it', query: auditFilters },
  },
);
