import { z } from 'zod';
import { setManagerInput } from './assignment.js';
import { endpointsOf } from './endpoint.js';
import { permissionList } from './page-context.js';
import { applicationRoutes } from './routes/applications.js';
import { companyFields, contactFields, productionFields, siteName, tellSupplier } from './supplier-fields.js';
import { fileView, namedView, personView, textUpTo, uuid, writtenText } from './values.js';
import { applicationStatuses, applicationStepKinds, businessTypes } from './words.js';

const asked = tellSupplier({ asksGstn: false });
const { media: _media, ...productionSaid } = productionFields;

const flag = z.union([z.boolean(), z.stringbool()]).default(false);
const accepted = { regulation_accepted: flag.refine((agreed) => agreed, 'required') };

/** The stages of the form, each with what it asks. */
export const applicationStages = {
  company: z.object(companyFields).superRefine(asked),
  /** Its files are checked as they are sent. */
  production: z.object(productionSaid).superRefine(asked),
  contact: z.object(contactFields).superRefine(asked),
  check: z.object(accepted),
};

/** POST /supplier/application/save: what is wrong with the site stands under the name the specification's client knows. */
export const applicationInput = z
  .object({
    ...{ ...companyFields, ...productionFields, ...contactFields, ...accepted },
    /** The answer to a captcha: asked of strangers. */
    'g-recaptcha-response': textUpTo(5000).optional(),
  })
  .superRefine(tellSupplier({ asksGstn: false, names: { webSiteUrl: siteName } }));
export type ApplicationInput = z.input<typeof applicationInput>;

/** Where the application's form is: filled in, then sent. */
export const applicationPageStages = ['form', 'success'] as const;
export const applicationFormView = z.strictObject({
  stages: z.array(z.enum(applicationPageStages)),
  industries: z.array(namedView),
});

/** What came of sending one. */
export const applicationSavedView = z.strictObject({ id: uuid, numeric_hash: z.string(), created_at: z.string() });
export type ApplicationSavedView = z.infer<typeof applicationSavedView>;

/** An application as the list shows it. */
export const applicationRowView = z.strictObject({
  id: uuid,
  numeric_hash: z.string(),
  company_name: z.string(),
  status: z.enum(applicationStatuses),
  broker_manager: z.strictObject({ id: uuid, name: z.string() }).nullable(),
  created_at: z.string(),
});
export type ApplicationRowView = z.infer<typeof applicationRowView>;

/** GET and POST /supplier/application/list: `managers` are what may be chosen in its filter. */
export const applicationListView = z.strictObject({
  list: z.array(applicationRowView),
  totalCount: z.number().int(),
  managers: z.array(personView),
});
export type ApplicationListView = z.infer<typeof applicationListView>;

const moment = z.string().nullable();
const text = z.string().nullable();

/** What somebody did with an application; by nobody where a stranger or the service itself did it. */
const applicationStepView = z.strictObject({
  kind: z.enum(applicationStepKinds),
  at: z.string(),
  ...{ by: personView.nullable(), acting: personView.nullable() },
  ...{ from: z.enum(applicationStatuses).nullable(), to: z.enum(applicationStatuses).nullable() },
  manager: personView.nullable(),
  /** A note, or why it was rejected. */
  text: z.string(),
});

/** By what a company may be the same: its PAN (of its own or in its GSTIN), its mail's domain, its site, its name. */
export const likenesses = ['tax_number', 'mail_domain', 'site', 'name'] as const;

const similarView = z.strictObject({
  kind: z.enum(['company', 'application']),
  id: uuid,
  name: z.string(),
  /** Of an application. */
  ...{ numeric_hash: z.string().nullable(), status: z.enum(applicationStatuses).nullable() },
  by: z.array(z.enum(likenesses)),
});

/** GET /supplier/application/{application}: what was left out is null. */
export const applicationView = z.strictObject({
  application: z.strictObject({
    ...{ id: uuid, numeric_hash: z.string(), status: z.enum(applicationStatuses), version: z.number().int() },
    ...{ created_at: z.string(), in_work_at: moment, completed_at: moment, rejected_at: moment },
    reject_comment: text,
    ...{ company_name: z.string(), pan: text, gstn: text, import_export_code: text, web_site_url: text },
    address: z.string(),
    type: z.enum(businessTypes).nullable(),
    industries_list: z.array(namedView),
    ...{ other_industry: text, export_product_list: text },
    media: z.array(fileView),
    ...{ contact_name: z.string(), contact_patronymic: text, contact_surname: z.string(), designation: z.string() },
    ...{ phone: z.string(), additional_phone: text, email: z.string(), additional_email: text },
    broker_manager: personView.nullable(),
    regulation_accepted: z.boolean(),
  }),
  /** The supplier that was made of it. */
  company: z.strictObject({ id: uuid, short_name: z.string() }).nullable(),
  permissions: permissionList,
  /** Where the reader may move it now. */
  moves: z.array(z.enum(applicationStatuses)),
  /** Whom a senior may give it to; empty for others. */
  managers: z.array(personView),
  /** What was done with it, newest first. */
  log: z.array(applicationStepView),
  /** Suppliers and other applications that may be of the same company, the surest first. */
  similar: z.array(similarView),
});
export type ApplicationView = z.infer<typeof applicationView>;

/** The most characters of why an application was rejected. */
const rejectCommentMax = 2000;

/** POST /broker/application/update-status/{id}. `version`: the one the page showed. */
export const applicationStatusInput = z.object({
  status: z.enum(applicationStatuses, 'invalid_option'),
  version: z.coerce.number().int().min(0).max(2_000_000_000).optional(),
  reject_comment: textUpTo(rejectCommentMax).default(''),
});
export type ApplicationStatusInput = z.input<typeof applicationStatusInput>;

/** POST /supplier/application/{application}/note */
export const applicationNoteInput = z.object({ text: writtenText(2000) });

const listed = { answer: applicationListView };

export const applicationEndpoints = /* @__PURE__ */ endpointsOf(applicationRoutes, {
  getApplicationForm: { summary: 'The form of a supplier’s application', answer: applicationFormView },
  saveApplication: { summary: 'Sends a supplier’s application', input: applicationInput, answer: applicationSavedView },
  listApplications: { summary: 'Suppliers’ applications', ...listed },
  searchApplications: { summary: 'Suppliers’ applications', ...listed },
  getApplication: { summary: 'A supplier’s application', answer: applicationView },
  setApplicationManager: {
    summary: 'Gives an application to a manager',
    input: setManagerInput,
    answer: applicationView,
  },
  noteApplication: {
    summary: 'Writes a note into the log of an application',
    input: applicationNoteInput,
    answer: applicationView,
  },
  updateApplicationStatus: {
    summary: 'Moves an application on, or rejects it',
    input: applicationStatusInput,
    answer: applicationView,
  },
});
