import { z } from 'zod';
import { setManagerInput } from './assignment.js';
import { endpointsOf } from './endpoint.js';
import { versionNumber } from './number-inputs.js';
import { permissionList } from './page-context.js';
import { applicationRoutes } from './routes/applications.js';
import { checkSupplier, companyFields, contactFields, productionFields, siteName } from './supplier-fields.js';
import {
  eachSupplierText,
  type RequiredSupplierText,
  type SupplierPart,
  type SupplierTextName,
} from './supplier-form.js';
import { fileView, namedView, personView, textUpTo, uuid, writtenText } from './values.js';
import { applicationStatuses, applicationStepKinds, businessTypes } from './words.js';

const checkFields = checkSupplier({ isGstnRequired: false });
const { media: _media, ...productionTexts } = productionFields;

const flag = z.union([z.boolean(), z.stringbool()]).default(false);
const accepted = { regulation_accepted: flag.refine((agreed) => agreed, 'required') };

/** The stages of the form, each with its fields. */
export const applicationStages = {
  company: z.object(companyFields).superRefine(checkFields),
  /** Files are checked when they are uploaded. */
  production: z.object(productionTexts).superRefine(checkFields),
  contact: z.object(contactFields).superRefine(checkFields),
  check: z.object(accepted),
};

/** POST /supplier/application/save. An error in the website is reported under the specification's field name. */
export const applicationInput = z
  .object({
    ...{ ...companyFields, ...productionFields, ...contactFields, ...accepted },
    /** The captcha token, required from anonymous visitors. */
    'g-recaptcha-response': textUpTo(5000).optional(),
  })
  .superRefine(checkSupplier({ isGstnRequired: false, names: { webSiteUrl: siteName } }));
export type ApplicationInput = z.input<typeof applicationInput>;

/** The steps of the application page: filling in the form, then the confirmation. */
export const applicationPageStages = ['form', 'success'] as const;
export const applicationFormView = z.strictObject({
  stages: z.array(z.enum(applicationPageStages)),
  industries: z.array(namedView),
});

/** The result of submitting an application. */
export const applicationSavedView = z.strictObject({ id: uuid, numeric_hash: z.string(), created_at: z.string() });
export type ApplicationSavedView = z.infer<typeof applicationSavedView>;

/** An application as a row of the list. */
export const applicationRowView = z.strictObject({
  id: uuid,
  numeric_hash: z.string(),
  company_name: z.string(),
  /** The legal address as typed. */
  address: z.string(),
  status: z.enum(applicationStatuses),
  broker_manager: z.strictObject({ id: uuid, name: z.string() }).nullable(),
  created_at: z.string(),
  /** True if the application is open and the caller may act on it. */
  is_mine: z.boolean(),
  /** True if it was completed with a reason and without a supplier. */
  is_declined: z.boolean(),
});
export type ApplicationRowView = z.infer<typeof applicationRowView>;

/** GET and POST /supplier/application/list. `managers` are the options of the list's filter. */
export const applicationListView = z.strictObject({
  list: z.array(applicationRowView),
  totalCount: z.number().int(),
  managers: z.array(personView),
  /** The number of applications in each status, ignoring the status filter. */
  counts: z.record(z.enum(applicationStatuses), z.number().int()),
  /** The number of applications that wait for the caller, ignoring all filters. The badge of the menu has the same. */
  waiting_count: z.number().int(),
});
export type ApplicationListView = z.infer<typeof applicationListView>;

const moment = z.string().nullable();
const text = z.string().nullable();

/** Returns the texts of a part of the form. Optional texts that were not filled in are null. */
const textViews = <Part extends SupplierPart>(part: Part) =>
  eachSupplierText(part, ({ isRequired }) => (isRequired ? z.string() : text)) as {
    [Name in SupplierTextName<Part>]: Name extends RequiredSupplierText ? z.ZodString : typeof text;
  };

/** An entry of an application's log. `by` is null when an anonymous visitor or the service acted. */
const applicationStepView = z.strictObject({
  kind: z.enum(applicationStepKinds),
  at: z.string(),
  ...{ by: personView.nullable(), acting: personView.nullable() },
  ...{ from: z.enum(applicationStatuses).nullable(), to: z.enum(applicationStatuses).nullable() },
  manager: personView.nullable(),
  /** The text of a note, or the reason for a rejection. */
  text: z.string(),
});

/** The evidence that two companies may be the same: PAN (given or inside the GSTIN), email domain, website, name. */
export const likenesses = ['tax_number', 'mail_domain', 'site', 'name'] as const;

const similarView = z.strictObject({
  kind: z.enum(['company', 'application']),
  id: uuid,
  name: z.string(),
  /** Set if the similar entry is an application. Null for a supplier. */
  ...{ numeric_hash: z.string().nullable(), status: z.enum(applicationStatuses).nullable() },
  by: z.array(z.enum(likenesses)),
});

/** GET /supplier/application/{application}. Fields that were not filled in are null. */
export const applicationView = z.strictObject({
  application: z.strictObject({
    ...{ id: uuid, numeric_hash: z.string(), status: z.enum(applicationStatuses), version: z.number().int() },
    ...{ created_at: z.string(), in_work_at: moment, completed_at: moment, rejected_at: moment },
    /** The reason for a rejection, or for an end without a supplier. */
    reject_comment: text,
    ...textViews('company'),
    type: z.enum(businessTypes).nullable(),
    industries_list: z.array(namedView),
    ...textViews('production'),
    media: z.array(fileView),
    ...textViews('contact'),
    broker_manager: personView.nullable(),
    regulation_accepted: z.boolean(),
  }),
  /** The supplier that was created from the application. */
  company: z.strictObject({ id: uuid, short_name: z.string() }).nullable(),
  permissions: permissionList,
  /** The statuses to which the caller may change the application now. */
  moves: z.array(z.enum(applicationStatuses)),
  /** The managers to whom a senior manager may assign the application. Empty for other callers. */
  managers: z.array(personView),
  /** The log of the application, newest first. */
  log: z.array(applicationStepView),
  /** Suppliers and other applications that may belong to the same company, best match first. */
  similar: z.array(similarView),
});
export type ApplicationView = z.infer<typeof applicationView>;

/** The maximum length of a rejection reason, in characters. */
const rejectCommentMax = 2000;

/** POST /broker/application/update-status/{id}. `version` is the version that the page showed. */
export const applicationStatusInput = z.object({
  status: z.enum(applicationStatuses, 'invalid_option'),
  version: versionNumber.optional(),
  reject_comment: textUpTo(rejectCommentMax).default(''),
});
export type ApplicationStatusInput = z.input<typeof applicationStatusInput>;

/** POST /supplier/application/{application}/note */
export const applicationNoteInput = z.object({ text: writtenText(2000) });

const listed = { answer: applicationListView };

export const applicationEndpoints = /* @__PURE__ */ endpointsOf(applicationRoutes, {
  getApplicationForm: { summary: 'Returns the form of a supplier’s application', answer: applicationFormView },
  saveApplication: {
    summary: 'Submits a supplier’s application',
    input: applicationInput,
    answer: applicationSavedView,
  },
  listApplications: { summary: 'Lists suppliers’ applications', ...listed },
  searchApplications: { summary: 'Lists suppliers’ applications', ...listed },
  getApplication: { summary: 'Returns a supplier’s application', answer: applicationView },
  setApplicationManager: {
    summary: 'Assigns an application to a manager',
    input: setManagerInput,
    answer: applicationView,
  },
  noteApplication: {
    summary: 'Adds a note to the log of an application',
    input: applicationNoteInput,
    answer: applicationView,
  },
  updateApplicationStatus: {
    summary: 'Changes the status of an application',
    input: applicationStatusInput,
    answer: applicationView,
  },
});
