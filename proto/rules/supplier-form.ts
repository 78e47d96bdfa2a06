import { emailFailure, phoneFailure, plainPhone } from './contact-details.js';
import { gstnFailure, iecFailure, panFailure, plainCode } from './indian-numbers.js';

/** What a supplier says of itself, as its application and its form have it. */
export interface SupplierForm {
  company_name: string;
  pan: string;
  gstn: string;
  import_export_code: string;
  web_site_url: string;
  address: string;
  /** Ids of industries; "other" may be among them. */
  industries: readonly string[];
  /** What the other industry is. */
  other_industry: string;
  export_product_list: string;
  contact_name: string;
  contact_patronymic: string;
  contact_surname: string;
  designation: string;
  phone: string;
  additional_phone: string;
  email: string;
  additional_email: string;
}

/** A field of the form, by its name on the wire. */
export type SupplierField = keyof SupplierForm;

/** The industry whose name is asked for. */
export const otherIndustryId = '3d2debc9-9c2e-5596-ab48-b966ac2973e2';

/** The most characters of a line, of the address, of what is made; the most industries. */
export const supplierLimits = { line: 300, address: 500, products: 1000, industries: 30 } as const;

const long = (text: string): number => [...text].length;

const line = (text: string, most: number = supplierLimits.line): string | undefined => {
  if (/\p{Cc}/u.test(text.trim())) return 'invalid_characters';
  return long(text.trim()) > most ? 'length_max' : undefined;
};

const required = (text: string, most?: number): string | undefined =>
  text.trim() === '' ? 'required' : line(text, most);

const given = (text: string, check: (text: string) => string | undefined): string | undefined =>
  text.trim() === '' ? undefined : (line(text) ?? check(text));

/** A site as people write one: a name with a dot, with or without http(s). */
const siteFailure = (site: string): string | undefined =>
  /^(https?:\/\/)?[^\s/:.@]+(\.[^\s/:.@]+)+(:\d+)?(\/\S*)?$/i.test(site.trim()) ? undefined : 'invalid_site';

const productsFailure = (text: string): string | undefined => {
  if (/[^\P{Cc}\n\r\t]/u.test(text)) return 'invalid_characters';
  return long(text.trim()) > supplierLimits.products ? 'length_max' : undefined;
};

const industriesFailure = ({ industries }: SupplierForm): string | undefined => {
  if (industries.length === 0) return 'required';
  return industries.length > supplierLimits.industries ? 'too_many' : undefined;
};

/**
 * What is wrong with a form as typed, by field (specification, section 5, Supplier application and supplier form).
 * `asksGstn`: the GSTIN is asked for; else it is checked where it is given.
 */
export function supplierFailures(form: SupplierForm, asksGstn: boolean): Partial<Record<SupplierField, string>> {
  const isOther = form.industries.includes(otherIndustryId);
  const gstn = given(form.gstn, (text) => gstnFailure(text, form.pan));
  const failures: Record<SupplierField, string | undefined> = {
    company_name: required(form.company_name),
    pan: given(form.pan, panFailure),
    gstn: asksGstn && form.gstn.trim() === '' ? 'required' : gstn,
    import_export_code: given(form.import_export_code, iecFailure),
    web_site_url: given(form.web_site_url, siteFailure),
    address: required(form.address, supplierLimits.address),
    industries: industriesFailure(form),
    other_industry: isOther ? required(form.other_industry) : undefined,
    export_product_list: productsFailure(form.export_product_list),
    contact_name: required(form.contact_name),
    contact_patronymic: line(form.contact_patronymic),
    contact_surname: required(form.contact_surname),
    designation: required(form.designation),
    phone: phoneFailure(form.phone),
    additional_phone: given(form.additional_phone, phoneFailure),
    email: emailFailure(form.email),
    additional_email: given(form.additional_email, emailFailure),
  };
  return Object.fromEntries(Object.entries(failures).filter(([, failure]) => failure !== undefined));
}

/** The form as it is kept: trimmed, numbers and phones plain, an industry's own name only beside "other". */
export function plainSupplier(form: SupplierForm): SupplierForm {
  const industries = [...new Set(form.industries.map((id) => id.toLowerCase()))];
  return {
    company_name: form.company_name.trim(),
    pan: plainCode(form.pan),
    gstn: plainCode(form.gstn),
    import_export_code: plainCode(form.import_export_code),
    web_site_url: form.web_site_url.trim(),
    address: form.address.trim(),
    industries,
    other_industry: industries.includes(otherIndustryId) ? form.other_industry.trim() : '',
    export_product_list: form.export_product_list.replace(/\r\n?/g, '\n').trim(),
    contact_name: form.contact_name.trim(),
    contact_patronymic: form.contact_patronymic.trim(),
    contact_surname: form.contact_surname.trim(),
    designation: form.designation.trim(),
    phone: plainPhone(form.phone),
    additional_phone: plainPhone(form.additional_phone),
    email: form.email.trim(),
    additional_email: form.additional_email.trim(),
  };
}
