import { emailFailure, type IsKnownPhone, phoneFailure, plainPhone } from './contact-details.js';
import { gstnFailure, iecFailure, panFailure, plainCode } from './indian-numbers.js';

/**
 * The maximum lengths in characters of a line, of the address and of the product list, and the maximum number of
 * industries.
 */
export const supplierLimits = { line: 300, address: 500, products: 1000, industries: 30 } as const;

/** The parts of the form, each of which a page fills in on its own. */
export type SupplierPart = 'company' | 'production' | 'contact';

/** What a text is checked against: the PAN of the same form, and the numbering plans. */
export interface CheckedBy {
  pan: string;
  isKnownPhone: IsKnownPhone | undefined;
}

/** A text field of a supplier's form. */
export interface SupplierTextField {
  /** The name in JSON. */
  name: string;
  part: SupplierPart;
  isRequired: boolean;
  /** The maximum length in characters. */
  max: number;
  /** Which control enters the text. Default: a line. Only `lines` may have several lines. */
  kind?: 'lines' | 'code' | 'site' | 'email' | 'phone';
  /** Returns the error of a text that is not empty. */
  failure?: (text: string, by: CheckedBy) => string | undefined;
  /** Normalises the text for storage. Default: removes the surrounding spaces. */
  plain?: (text: string) => string;
  /** `own`: a company's profile has it under another name or in two languages. Default: under the same name. */
  profile?: 'own';
  /** Shows it to everyone who may see the company's page. Contact persons are never public. */
  isPublic?: true;
}

const { line, address, products } = supplierLimits;
const required = { isRequired: true, max: line } as const;
const optional = { isRequired: false, max: line } as const;

/** Checks a website as users write it: a name with a dot, with or without http(s). */
const siteFailure = (site: string): string | undefined =>
  /^(https?:\/\/)?[^\s/:.@]+(\.[^\s/:.@]+)+(:\d+)?(\/\S*)?$/i.test(site.trim()) ? undefined : 'invalid_site';

const site = { kind: 'site', failure: siteFailure } as const;
const phone = {
  kind: 'phone',
  failure: (text: string, { isKnownPhone }: CheckedBy) => phoneFailure(text, isKnownPhone),
  plain: plainPhone,
} as const;
const email = { kind: 'email', failure: emailFailure } as const;
const code = { kind: 'code', plain: plainCode } as const;
const lines = { kind: 'lines', plain: (text: string) => text.replace(/\r\n?/g, '\n').trim() } as const;
const own = { profile: 'own' } as const;
const open = { isPublic: true } as const;

/**
 * The text fields of a supplier's form, which are the same in its application and its company form (specification,
 * section 5, Supplier application and supplier form).
 */
export const supplierFields = {
  companyName: { name: 'company_name', part: 'company', ...required, ...own },
  pan: { name: 'pan', part: 'company', ...optional, ...code, ...open, failure: panFailure },
  gstn: {
    name: 'gstn',
    part: 'company',
    ...{ ...optional, ...code, ...open },
    failure: (text, { pan }) => gstnFailure(text, pan),
  },
  importExportCode: { name: 'import_export_code', part: 'company', ...optional, ...code, failure: iecFailure },
  webSiteUrl: { name: 'web_site_url', part: 'company', ...optional, ...site, ...own },
  address: { name: 'address', part: 'company', ...required, max: address, ...own },
  exportProductList: { name: 'export_product_list', part: 'production', ...optional, max: products, ...lines, ...own },
  /** The name of the other industry. Required with "other". */
  otherIndustry: { name: 'other_industry', part: 'production', ...optional, ...own },
  // Russians write the last name first, and the forms and summaries follow this order.
  contactSurname: { name: 'contact_surname', part: 'contact', ...required },
  contactName: { name: 'contact_name', part: 'contact', ...required },
  contactPatronymic: { name: 'contact_patronymic', part: 'contact', ...optional },
  designation: { name: 'designation', part: 'contact', ...required },
  phone: { name: 'phone', part: 'contact', ...required, ...phone },
  additionalPhone: { name: 'additional_phone', part: 'contact', ...optional, ...phone },
  email: { name: 'email', part: 'contact', ...required, ...email },
  additionalEmail: { name: 'additional_email', part: 'contact', ...optional, ...email },
} as const satisfies Record<string, SupplierTextField>;

export type SupplierFields = typeof supplierFields;
/** A text field of the form. */
export type SupplierText = keyof SupplierFields;

/** A supplier's data, as in its application and its company form. */
export interface SupplierForm extends Record<SupplierText, string> {
  /** Ids of industries. "Other" may be one of them. */
  industryIds: readonly string[];
}

/** A field of the form. */
export type SupplierField = keyof SupplierForm;

/** The names in JSON of the text fields of a part. */
export type SupplierTextName<Part extends SupplierPart = SupplierPart> = {
  [Field in SupplierText]: SupplierFields[Field]['part'] extends Part ? SupplierFields[Field]['name'] : never;
}[SupplierText];

/** The names in JSON of the required text fields. */
export type RequiredSupplierText = {
  [Field in SupplierText]: SupplierFields[Field]['isRequired'] extends true ? SupplierFields[Field]['name'] : never;
}[SupplierText];

/** The text fields by their names in JSON. */
export type SupplierTexts<Part extends SupplierPart = SupplierPart> = Record<SupplierTextName<Part>, string>;

/** Each text field with its description. */
export const supplierTexts = Object.entries(supplierFields) as [
  SupplierText,
  SupplierTextField & { name: SupplierTextName },
][];

/** Returns what `of` makes of each text field of a part, by the field's name in JSON. */
export const eachSupplierText = <Part extends SupplierPart, Made>(
  part: Part,
  of: (field: SupplierTextField) => Made,
): Record<SupplierTextName<Part>, Made> =>
  Object.fromEntries(
    supplierTexts.filter(([, field]) => field.part === part).map(([, field]) => [field.name, of(field)]),
  ) as Record<SupplierTextName<Part>, Made>;

/** Returns the conversions of some texts, which are given with their names in JSON and in tables. */
export const textsWithNames = <Field extends string, Name extends string>(
  pairs: readonly (readonly [Field, Name])[],
) => ({
  /** Returns only these texts. */
  of: (texts: Record<Field, string>) =>
    Object.fromEntries(pairs.map(([field]) => [field, texts[field]])) as Record<Field, string>,
  /** Returns only these texts, by their names. */
  named: (texts: Record<Field, string>) =>
    Object.fromEntries(pairs.map(([field, name]) => [name, texts[field]])) as Record<Name, string>,
  /** Returns the texts from their names. Missing texts are empty. */
  from: (named: { readonly [One in Name]?: string | null }) =>
    Object.fromEntries(pairs.map(([field, name]) => [field, named[name] ?? ''])) as Record<Field, string>,
});

/** Returns the texts of a form by their names in JSON, and a form's texts from them. */
export const { named: namedSupplierTexts, from: supplierTextsFrom } = textsWithNames(
  supplierTexts.map(([field, { name }]) => [field, name]),
);
