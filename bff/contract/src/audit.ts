import { z } from 'zod';
import { auditServices } from './audit-words.js';
import { endpointsOf } from './endpoint.js';
import { adminScreenRoutes } from './routes/admin-screens.js';
import { auditRoutes } from './routes/audit.js';
import { personView, textUpTo, uuid } from './values.js';

/** The number of audit entries on a page. */
export const auditPageSize = 50;

/** An audit entry: who did what to which object, on whose behalf, and the changed fields before and after. */
export const auditEntryView = z.strictObject({
  id: z.string(),
  service: z.enum(auditServices),
  at: z.string(),
  /** Null if the system acted. */
  actor: personView.nullable(),
  /** The user whom the actor was standing in for. */
  on_behalf_of: personView.nullable(),
  company: z.strictObject({ id: uuid, name: z.string() }).nullable(),
  action: z.string(),
  object_kind: z.string(),
  object_id: z.string(),
  /** The name or number of the object in the caller's language. Empty if it is not known. */
  object_name: z.string(),
  /**
   * `label`, `was` and `is` are the texts to display for `name`, `before` and `after` in the caller's language. They
   * show codes as text and ids as names.
   */
  fields: z.array(
    z.strictObject({
      ...{ name: z.string(), before: z.string(), after: z.string() },
      ...{ label: z.string(), was: z.string(), is: z.string() },
    }),
  ),
  request_id: z.string(),
});
export type AuditEntryView = z.infer<typeof auditEntryView>;

/** GET /admin/audit: audit entries, newest first. */
export const auditView = z.strictObject({
  list: z.array(auditEntryView),
  /** The cursor of the next page of older entries, or null on the last page. */
  next: z.string().nullable(),
  /** The services that did not respond. Their entries are missing here. */
  missing: z.array(z.enum(auditServices)),
});
export type AuditView = z.infer<typeof auditView>;

/** GET /admin/audit/people */
export const auditPeopleView = z.strictObject({ list: z.array(personView.extend({ company_name: z.string() })) });
export type AuditPeopleView = z.infer<typeof auditPeopleView>;

const id = z.union([uuid, z.literal('')], 'invalid').default('');
const day = textUpTo(10).default('');

/** The filters of the audit trail. Days are in the caller's time zone, both inclusive. */
export const auditFilters = z.object({
  from: day,
  to: day,
  person: id,
  company: id,
  kind: textUpTo(60).default(''),
  object: textUpTo(100).default(''),
  action: textUpTo(60).default(''),
  /** A part of the current name or number of the object. */
  search: textUpTo(100).default(''),
  service: z.union([z.enum(auditServices), z.literal('')], 'invalid_option').default(''),
});
export type AuditFilters = z.infer<typeof auditFilters>;

export const auditEndpoints = /* @__PURE__ */ endpointsOf(
  { getAudit: adminScreenRoutes.getAudit, ...auditRoutes },
  {
    getAudit: {
      summary: 'Lists audit entries of all services, newest first: who did what to which object, on whose behalf',
      query: auditFilters.extend({ before: textUpTo(100).default('') }),
      answer: auditView,
    },
    findAuditPeople: {
      summary: 'Finds users whose actions the audit log may be narrowed to',
      query: z.object({ search: textUpTo(100).default('') }),
      answer: auditPeopleView,
    },
    sendAudit: { summary: 'Downloads all audit entries of the query as .xlsx', query: auditFilters },
  },
);
