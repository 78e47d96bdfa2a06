import { z } from 'zod';
import { otherIndustryId, type SupplierForm, supplierFailures, supplierLimits } from './supplier-form.js';
import { textUpTo, uuid } from './values.js';
import { type BusinessType, businessTypes } from './words.js';

const line = textUpTo(supplierLimits.line).default('');

/** The most files of an application or of a supplier's papers. */
export const supplierFilesMax = 10;

// Judged with the rest: an enum would keep the form from hearing of its other fields.
const type = textUpTo(20).nullable().default('');
const chosenIndustries = z.array(uuid).max(supplierLimits.industries, 'too_many').default([]);
const media = z.array(uuid).max(supplierFilesMax, 'too_many_files').default([]);
const products = textUpTo(supplierLimits.products).default('');
const address = textUpTo(supplierLimits.address).default('');
const numbers = { pan: line, gstn: line, import_export_code: line };

/** What the form asks of the company, of what it makes and of whom to call. */
export const companyFields = { company_name: line, ...numbers, web_site_url: line, address };
export const productionFields = {
  ...{ type, industries: chosenIndustries, export_product_list: products, media },
  /** Null unless the industry is another. */
  other_industry: textUpTo(supplierLimits.line).nullable().default(''),
};
export const contactFields = {
  ...{ contact_name: line, contact_surname: line, contact_patronymic: line, designation: line },
  ...{ phone: line, additional_phone: line, email: line, additional_email: line },
};

const empty: SupplierForm = {
  ...{ company_name: '', pan: '', gstn: '', import_export_code: '', web_site_url: '', address: '', industries: [] },
  ...{ other_industry: '', export_product_list: '', contact_name: '', contact_patronymic: '', contact_surname: '' },
  ...{ designation: '', phone: '', additional_phone: '', email: '', additional_email: '' },
};

type Sent = Partial<Omit<SupplierForm, 'other_industry'>> & {
  other_industry?: string | null;
  legal_address_line?: string;
  type?: string | null;
};

/** A word of what a company does with what it sells; undefined for any other. */
export const businessTypeOf = (word: string | null): BusinessType | undefined => businessTypes.find((type) => type === word);

/** A form as the rules read it: an industry that is named is "other", whether it was chosen by its id or not. */
export const ruledSupplier = ({
  other_industry: other,
  legal_address_line: legal,
  type: _type,
  ...sent
}: Sent): SupplierForm => {
  const industries = sent.industries ?? [];
  const isOther = Boolean(other?.trim()) && !industries.includes(otherIndustryId);
  return {
    ...empty,
    ...sent,
    ...(legal !== undefined && { address: legal }),
    industries: isOther ? [...industries, otherIndustryId] : industries,
    other_industry: other ?? '',
  };
};

interface Telling {
  asksGstn: boolean;
  /** Names that differ from the rules' own. */
  names?: Partial<Record<keyof SupplierForm, string>>;
}

/** Tells a part of a form what the rules say of its own fields. */
export const tellSupplier =
  ({ asksGstn, names = {} }: Telling) =>
  (sent: Sent, context: z.RefinementCtx): void => {
    const failures = supplierFailures(ruledSupplier(sent), asksGstn);
    if (sent.type !== undefined && businessTypeOf(sent.type) === undefined)
      context.addIssue({ code: 'custom', message: sent.type ? 'invalid_option' : 'required', path: ['type'] });
    for (const [field, message] of Object.entries(failures)) {
      const name = names[field as keyof SupplierForm] ?? field;
      if (field in sent || name in sent || names[field as keyof SupplierForm])
        context.addIssue({ code: 'custom', message, path: [name] });
    }
  };
