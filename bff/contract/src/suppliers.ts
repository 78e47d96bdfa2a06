import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { versionNumber } from './number-inputs.js';
import { supplierRoutes } from './routes/suppliers.js';
import { checkSupplier, companyFields, contactFields, productionFields, siteName } from './supplier-fields.js';
import { eachSupplierText } from './supplier-form.js';
import { fileView, namedView, personView, uuid } from './values.js';
import { businessTypes } from './words.js';

const { address: legal_address_line, ...numbers } = companyFields;
const fields = { ...numbers, legal_address_line, ...productionFields, ...contactFields };

const flag = z.union([z.boolean(), z.stringbool()]);
const noId = z.literal('').or(uuid).nullable().default(null);
const extra = {
  manager_id: noId,
  /** The application that the supplier is created from. */
  'supp-app-id': noId,
  /** Whether to invite the contact person as the supplier's first user. */
  invite: flag.default(true),
  /** The version that the form was opened with. 0 for a new supplier. */
  version: versionNumber.default(0),
};

const checkFields = checkSupplier({ isGstnRequired: true, names: { address: 'legal_address_line' } });
const { media: _media, ...production } = productionFields;

/** The form by section, as a page fills it in. Files are checked when they are uploaded. */
export const supplierSections = {
  main: z.object({ ...numbers, legal_address_line }).superRefine(checkFields),
  production: z.object(production).superRefine(checkFields),
  contact: z.object(contactFields).superRefine(checkFields),
};

/**
 * POST /supplier/create and /supplier/{company}/edit. An error in the website is reported under the specification's
 * field name.
 */
export const supplierInput = z
  .object({ ...fields, ...extra })
  .superRefine(checkSupplier({ isGstnRequired: true, names: { address: 'legal_address_line', webSiteUrl: siteName } }));

const text = z.string();
const { address: _address, ...ownTexts } = eachSupplierText('company', () => text);

export type SupplierInput = z.input<typeof supplierInput>;

/** GET /supplier/create and /supplier/{company}/edit */
export const supplierFormView = z.strictObject({
  supplier: z.strictObject({
    ...{ ...ownTexts, legal_address_line: text, type: z.enum(businessTypes).nullable(), industries: z.array(uuid) },
    ...{ ...eachSupplierText('production', () => text), media: z.array(fileView) },
    ...{ ...eachSupplierText('contact', () => text), manager_id: text },
  }),
  version: z.number().int(),
  /** The application that a new supplier is created from, and the supplier if it was already created. */
  application: z.strictObject({ id: uuid, numeric_hash: text }).nullable(),
  company: z.strictObject({ id: uuid, short_name: text }).nullable(),
  industries: z.array(namedView),
  /** The managers that a senior manager may assign. Empty for other callers. */
  managers: z.array(personView),
});
export type SupplierFormView = z.infer<typeof supplierFormView>;

const saved = { input: supplierInput, answer: uuid };

export const supplierEndpoints = /* @__PURE__ */ endpointsOf(supplierRoutes, {
  getNewSupplier: {
    summary: 'Returns the form of a new supplier, filled in from an application',
    query: z.object({ 'supp-app-id': z.literal('').or(uuid).optional() }),
    answer: supplierFormView,
  },
  createSupplier: { summary: 'Creates a supplier and returns its id', ...saved },
  getSupplierForm: { summary: 'Returns the form of a supplier', answer: supplierFormView },
  saveSupplier: { summary: 'Saves the form of a supplier and returns its id', ...saved },
});
