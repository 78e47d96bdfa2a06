import { z } from 'zod';
import {
  otherIndustryId,
  type SupplierForm,
  type SupplierFormOptions,
  supplierFailures,
  supplierLimits,
} from './supplier-form.js';
import { textUpTo, uuid } from './values.js';
import { type BusinessType, businessTypes } from './words.js';

const line = textUpTo(supplierLimits.line).default('');

/** The maximum number of files of an application or of a supplier's documents. */
export const supplierFilesMax = 10;

// Not an enum, because zod would then report only the enum's error and hide those of the other fields.
const type = textUpTo(20).nullable().default('');
const chosenIndustries = z.array(uuid).max(supplierLimits.industries, 'too_many').default([]);
const media = z.array(uuid).max(supplierFilesMax, 'too_many_files').default([]);
const products = textUpTo(supplierLimits.products).default('');
const address = textUpTo(supplierLimits.address).default('');
const numbers = { pan: line, gstn: line, import_export_code: line };

/** The fields of the form about the company, its production and its contact person. */
export const companyFields = { company_name: line, ...numbers, web_site_url: line, address };
export const productionFields = {
  ...{ type, industries: chosenIndustries, export_product_list: products, media },
  /** Null unless the industry is "other". */
  other_industry: textUpTo(supplierLimits.line).nullable().default(''),
};
export const contactFields = {
  ...{ contact_name: line, contact_surname: line, contact_patronymic: line, designation: line },
  ...{ phone: line, additional_phone: line, email: line, additional_email: line },
};

interface Sent {
  company_name?: string;
  pan?: string;
  gstn?: string;
  import_export_code?: string;
  web_site_url?: string;
  address?: string;
  legal_address_line?: string;
  type?: string | null;
  industries?: string[];
  other_industry?: string | null;
  export_product_list?: string;
  contact_name?: string;
  contact_surname?: string;
  contact_patronymic?: string;
  designation?: string;
  phone?: string;
  additional_phone?: string;
  email?: string;
  additional_email?: string;
}

/** Returns the business type with that name, or undefined if there is none. */
export const businessTypeOf = (name: string | null): BusinessType | undefined =>
  businessTypes.find((type) => type === name);

/** Converts a form for the validation rules. A typed industry counts as "other", whether its id is selected or not. */
export const ruledSupplier = (sent: Sent): SupplierForm => {
  const { industries = [], other_industry: other } = sent;
  const isOther = Boolean(other?.trim()) && !industries.includes(otherIndustryId);
  return {
    companyName: sent.company_name ?? '',
    pan: sent.pan ?? '',
    gstn: sent.gstn ?? '',
    importExportCode: sent.import_export_code ?? '',
    webSiteUrl: sent.web_site_url ?? '',
    address: sent.legal_address_line ?? sent.address ?? '',
    industryIds: isOther ? [...industries, otherIndustryId] : industries,
    otherIndustry: other ?? '',
    exportProductList: sent.export_product_list ?? '',
    contactName: sent.contact_name ?? '',
    contactSurname: sent.contact_surname ?? '',
    contactPatronymic: sent.contact_patronymic ?? '',
    designation: sent.designation ?? '',
    phone: sent.phone ?? '',
    additionalPhone: sent.additional_phone ?? '',
    email: sent.email ?? '',
    additionalEmail: sent.additional_email ?? '',
  };
};

/** The specification's name for the website field, used instead of the form's own. */
export const siteName = 'webSiteUrl';

/** Checks a part of the form and reports errors only on the fields that this part contains. */
export const checkSupplier =
  (options: SupplierFormOptions) =>
  (sent: Sent, context: z.RefinementCtx): void => {
    if (sent.type !== undefined && businessTypeOf(sent.type) === undefined)
      context.addIssue({ code: 'custom', message: sent.type ? 'invalid_option' : 'required', path: ['type'] });
    for (const [name, message] of Object.entries(supplierFailures(ruledSupplier(sent), options)))
      if (name in sent || (name === siteName && 'web_site_url' in sent))
        context.addIssue({ code: 'custom', message, path: [name] });
  };
