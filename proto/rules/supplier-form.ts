import { emailFailure, phoneFailure, plainPhone } from './contact-details.js';
import { gstnFailure, iecFailure, panFailure, plainCode } from './indian-numbers.js';

/** A supplier's data, as in its application and its company form. */
export interface SupplierForm {
  companyName: string;
  pan: string;
  gstn: string;
  importExportCode: string;
  webSiteUrl: string;
  address: string;
  /** Ids of industries. "Other" may be one of them. */
  industryIds: readonly string[];
  /** The name of the other industry. */
  otherIndustry: string;
  exportProductList: string;
  contactName: string;
  contactPatronymic: string;
  contactSurname: string;
  designation: string;
  phone: string;
  additionalPhone: string;
  email: string;
  additionalEmail: string;
}

/** A field of the form. */
export type SupplierField = keyof SupplierForm;

/** The names of the fields on the wire. */
const names: Record<SupplierField, string> = {
  ...{ companyName: 'company_name', pan: 'pan', gstn: 'gstn', importExportCode: 'import_export_code' },
  ...{ webSiteUrl: 'web_site_url', address: 'address', industryIds: 'industries', otherIndustry: 'other_industry' },
  ...{ exportProductList: 'export_product_list', contactName: 'contact_name', contactSurname: 'contact_surname' },
  ...{ contactPatronymic: 'contact_patronymic', designation: 'designation' },
  ...{ phone: 'phone', additionalPhone: 'additional_phone', email: 'email', additionalEmail: 'additional_email' },
};

/** Options of a form's validation. */
export interface SupplierFormOptions {
  /** Whether the GSTIN is mandatory. Otherwise it is checked only if entered. */
  isGstnRequired: boolean;
  /** Fields with other names on the wire. */
  names?: Partial<Record<SupplierField, string>>;
}

/** Returns the wire name of a field. */
export const supplierFieldName = (
  field: SupplierField,
  { names: own }: Pick<SupplierFormOptions, 'names'> = {},
): string => own?.[field] ?? names[field];

/** The industry "other", which needs a name. */
export const otherIndustryId = '3d2debc9-9c2e-5596-ab48-b966ac2973e2';

/**
 * The maximum lengths in characters of a line, of the address and of the product list, and the maximum number of
 * industries.
 */
export const supplierLimits = { line: 300, address: 500, products: 1000, industries: 30 } as const;

const long = (text: string): number => [...text].length;

const line = (text: string, max: number = supplierLimits.line): string | undefined => {
  if (/\p{Cc}/u.test(text.trim())) return 'invalid_characters';
  return long(text.trim()) > max ? 'length_max' : undefined;
};

const required = (text: string, max?: number): string | undefined =>
  text.trim() === '' ? 'required' : line(text, max);

const optional = (text: string, check: (text: string) => string | undefined): string | undefined =>
  text.trim() === '' ? undefined : (line(text) ?? check(text));

/** Checks a website as users write it: a name with a dot, with or without http(s). */
const siteFailure = (site: string): string | undefined =>
  /^(https?:\/\/)?[^\s/:.@]+(\.[^\s/:.@]+)+(:\d+)?(\/\S*)?$/i.test(site.trim()) ? undefined : 'invalid_site';

const productsFailure = (text: string): string | undefined => {
  if (/[^\P{Cc}\n\r\t]/u.test(text)) return 'invalid_characters';
  return long(text.trim()) > supplierLimits.products ? 'length_max' : undefined;
};

const industriesFailure = ({ industryIds }: SupplierForm): string | undefined => {
  if (industryIds.length === 0) return 'required';
  return industryIds.length > supplierLimits.industries ? 'too_many' : undefined;
};

/**
 * Returns the errors of an entered form by the wire names of its fields (specification, section 5, Supplier application
 * and supplier form).
 */
export function supplierFailures(form: SupplierForm, options: SupplierFormOptions): Record<string, string> {
  const isOther = form.industryIds.includes(otherIndustryId);
  const gstn = optional(form.gstn, (text) => gstnFailure(text, form.pan));
  const failures: Record<SupplierField, string | undefined> = {
    companyName: required(form.companyName),
    pan: optional(form.pan, panFailure),
    gstn: options.isGstnRequired && form.gstn.trim() === '' ? 'required' : gstn,
    importExportCode: optional(form.importExportCode, iecFailure),
    webSiteUrl: optional(form.webSiteUrl, siteFailure),
    address: required(form.address, supplierLimits.address),
    industryIds: industriesFailure(form),
    otherIndustry: isOther ? required(form.otherIndustry) : undefined,
    exportProductList: productsFailure(form.exportProductList),
    contactName: required(form.contactName),
    contactPatronymic: line(form.contactPatronymic),
    contactSurname: required(form.contactSurname),
    designation: required(form.designation),
    phone: phoneFailure(form.phone),
    additionalPhone: optional(form.additionalPhone, phoneFailure),
    email: emailFailure(form.email),
    additionalEmail: optional(form.additionalEmail, emailFailure),
  };
  return Object.fromEntries(
    (Object.entries(failures) as [SupplierField, string | undefined][]).flatMap(([field, failure]) =>
      failure === undefined ? [] : [[supplierFieldName(field, options), failure]],
    ),
  );
}

/**
 * Normalises the form for storage: trims texts, normalises numbers and phones, and keeps the name of an industry only
 * with "other".
 */
export function plainSupplier(form: SupplierForm): SupplierForm {
  const industryIds = [...new Set(form.industryIds.map((id) => id.toLowerCase()))];
  return {
    companyName: form.companyName.trim(),
    pan: plainCode(form.pan),
    gstn: plainCode(form.gstn),
    importExportCode: plainCode(form.importExportCode),
    webSiteUrl: form.webSiteUrl.trim(),
    address: form.address.trim(),
    industryIds,
    otherIndustry: industryIds.includes(otherIndustryId) ? form.otherIndustry.trim() : '',
    exportProductList: form.exportProductList.replace(/\r\n?/g, '\n').trim(),
    contactName: form.contactName.trim(),
    contactPatronymic: form.contactPatronymic.trim(),
    contactSurname: form.contactSurname.trim(),
    designation: form.designation.trim(),
    phone: plainPhone(form.phone),
    additionalPhone: plainPhone(form.additionalPhone),
    email: form.email.trim(),
    additionalEmail: form.additionalEmail.trim(),
  };
}
