import { emailFailure, type IsKnownPhone, phoneFailure, plainPhone } from './contact-details.js';
import type { Contact } from './contact-fields.js';
import { gstnFailure, iecFailure, panFailure, plainCode } from './indian-numbers.js';

/**
 * The maximum lengths in characters of a line, of the address and of the product list, and the maximum number of
 * industries.
 */
export const supplierLimits = { line: 300, address: 500, products: 1000, industries: 30 } as const;

/** The parts of the form, each of which a page fills in on its own. */
export type SupplierPart = 'company' | 'production' | 'contact';

/** What a text is checked against: the PAN of the same form, and the numbering plans. */
interface CheckedBy {
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
}

const { line, address, products } = supplierLimits;
const required = { isRequired: true, max: line } as const;
const optional = { isRequired: false, max: line } as const;

/** Checks a website as users write it: a name with a dot, with or without http(s). */
const siteFailure = (site: string): string | undefined =>
  /^(https?:\/\/)?[^\s/:.@]+(\.[^\s/:.@]+)+(:\d+)?(\/\S*)?$/i.test(site.trim()) ? undefined : 'invalid_site';

const trimmed = (text: string): string => text.trim();

const site = { kind: 'site', failure: siteFailure } as const;
const phone = {
  kind: 'phone',
  failure: (text: string, { isKnownPhone }: CheckedBy) => phoneFailure(text, isKnownPhone),
  plain: plainPhone,
} as const;
const email = { kind: 'email', failure: emailFailure } as const;
const code = { kind: 'code', plain: plainCode } as const;

/**
 * The text fields of a supplier's form, which are the same in its application and its company form (specification,
 * section 5, Supplier application and supplier form).
 */
export const supplierFields = {
  companyName: { name: 'company_name', part: 'company', ...required },
  pan: { name: 'pan', part: 'company', ...optional, ...code, failure: panFailure },
  gstn: { name: 'gstn', part: 'company', ...optional, ...code, failure: (text, { pan }) => gstnFailure(text, pan) },
  importExportCode: { name: 'import_export_code', part: 'company', ...optional, ...code, failure: iecFailure },
  webSiteUrl: { name: 'web_site_url', part: 'company', ...optional, ...site },
  address: { name: 'address', part: 'company', isRequired: true, max: address },
  exportProductList: {
    name: 'export_product_list',
    part: 'production',
    isRequired: false,
    max: products,
    kind: 'lines',
    plain: (text: string) => text.replace(/\r\n?/g, '\n').trim(),
  },
  /** The name of the other industry. Required with "other". */
  otherIndustry: { name: 'other_industry', part: 'production', ...optional },
  contactName: { name: 'contact_name', part: 'contact', ...required },
  contactSurname: { name: 'contact_surname', part: 'contact', ...required },
  contactPatronymic: { name: 'contact_patronymic', part: 'contact', ...optional },
  designation: { name: 'designation', part: 'contact', ...required },
  phone: { name: 'phone', part: 'contact', ...required, ...phone },
  additionalPhone: { name: 'additional_phone', part: 'contact', ...optional, ...phone },
  email: { name: 'email', part: 'contact', ...required, ...email },
  additionalEmail: { name: 'additional_email', part: 'contact', ...optional, ...email },
} as const satisfies Record<string, SupplierTextField>;

type Fields = typeof supplierFields;
/** A text field of the form. */
export type SupplierText = keyof Fields;

/** A supplier's data, as in its application and its company form. */
export interface SupplierForm extends Record<SupplierText, string> {
  /** Ids of industries. "Other" may be one of them. */
  industryIds: readonly string[];
}

/** A field of the form. */
export type SupplierField = keyof SupplierForm;

/** The names in JSON of the text fields of a part. */
export type SupplierTextName<Part extends SupplierPart = SupplierPart> = {
  [Field in SupplierText]: Fields[Field]['part'] extends Part ? Fields[Field]['name'] : never;
}[SupplierText];

/** The names in JSON of the required text fields. */
export type RequiredSupplierText = {
  [Field in SupplierText]: Fields[Field]['isRequired'] extends true ? Fields[Field]['name'] : never;
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

/** Returns the texts of a form by their names in JSON. */
export const namedSupplierTexts = (form: Record<SupplierText, string>): SupplierTexts =>
  Object.fromEntries(supplierTexts.map(([field, { name }]) => [name, form[field]])) as SupplierTexts;

/** Returns the texts of a form from their names in JSON. Missing texts are empty. */
export const supplierTextsFrom = (named: Partial<Record<SupplierTextName, string | null>>) =>
  Object.fromEntries(supplierTexts.map(([field, { name }]) => [field, named[name] ?? ''])) as Record<
    SupplierText,
    string
  >;

/** A text field about the company or its production. */
export type SupplierCompanyText = {
  [Field in SupplierText]: Fields[Field]['part'] extends 'contact' ? never : Field;
}[SupplierText];

/** The texts of a form about the company and its production. */
export type SupplierCompany = Record<SupplierCompanyText, string>;
/** The same texts by their names in JSON, which are also their columns in tables. */
export type NamedSupplierCompany = SupplierTexts<'company' | 'production'>;

const companyTexts = supplierTexts.filter(([, { part }]) => part !== 'contact') as [
  SupplierCompanyText,
  { name: keyof NamedSupplierCompany },
][];

/** Returns only the texts about the company and its production. */
export const companyOfSupplier = (form: SupplierCompany) =>
  Object.fromEntries(companyTexts.map(([field]) => [field, form[field]])) as SupplierCompany;

/** Returns the texts about the company and its production by their names in JSON. */
export const namedSupplierCompany = (form: SupplierCompany) =>
  Object.fromEntries(companyTexts.map(([field, { name }]) => [name, form[field]])) as NamedSupplierCompany;

/** Returns the texts about the company and its production from their names in JSON. */
export const supplierCompanyFrom = (named: NamedSupplierCompany) =>
  Object.fromEntries(companyTexts.map(([field, { name }]) => [field, named[name]])) as SupplierCompany;

/** Returns the contact person of a form. */
export const contactOfSupplier = (form: Record<SupplierText, string>): Contact => ({
  ...{ name: form.contactName, surname: form.contactSurname, patronymic: form.contactPatronymic },
  ...{ designation: form.designation, phone: form.phone, additionalPhone: form.additionalPhone },
  ...{ email: form.email, additionalEmail: form.additionalEmail },
});

/** Returns the texts of a form that describe its contact person. */
export const supplierContact = ({ name, surname, patronymic, ...rest }: Contact) => ({
  ...{ contactName: name, contactSurname: surname, contactPatronymic: patronymic },
  ...rest,
});

/** Options of a form's validation. */
export interface SupplierFormOptions {
  /** Whether the GSTIN is mandatory. Otherwise it is checked only if entered. */
  isGstnRequired: boolean;
  /** Whether phone numbers must exist. Absent, only their form is checked. */
  isKnownPhone?: IsKnownPhone;
  /** Fields with other names on the wire. */
  names?: Partial<Record<SupplierField, string>>;
}

/** Returns the wire name of a field. */
export const supplierFieldName = (field: SupplierField, { names }: Pick<SupplierFormOptions, 'names'> = {}): string =>
  names?.[field] ?? (field === 'industryIds' ? 'industries' : supplierFields[field].name);

/** The industry "other", which needs a name. */
export const otherIndustryId = '3d2debc9-9c2e-5596-ab48-b966ac2973e2';

function textFailure(field: SupplierTextField, text: string, by: CheckedBy): string | undefined {
  if (text.trim() === '') return field.isRequired ? 'required' : undefined;
  const forbidden = field.kind === 'lines' ? /[^\P{Cc}\n\r\t]/u : /\p{Cc}/u;
  if (forbidden.test(text.trim())) return 'invalid_characters';
  if ([...text.trim()].length > field.max) return 'length_max';
  return field.failure?.(text, by);
}

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
  const by = { pan: form.pan, isKnownPhone: options.isKnownPhone };
  const needed: Partial<Record<SupplierText, boolean>> = { gstn: options.isGstnRequired, otherIndustry: isOther };
  const failures: [SupplierField, string | undefined][] = [
    ...supplierTexts.map(([name, field]): [SupplierField, string | undefined] => {
      const isIgnored = name === 'otherIndustry' && !isOther;
      const described = { ...field, isRequired: needed[name] ?? field.isRequired };
      return [name, isIgnored ? undefined : textFailure(described, form[name], by)];
    }),
    ['industryIds', industriesFailure(form)],
  ];
  return Object.fromEntries(
    failures.flatMap(([field, failure]) =>
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
  const texts = Object.fromEntries(
    supplierTexts.map(([name, { plain = trimmed }]) => [name, plain(form[name])]),
  ) as Record<SupplierText, string>;
  return {
    ...texts,
    industryIds,
    otherIndustry: industryIds.includes(otherIndustryId) ? texts.otherIndustry : '',
  };
}
