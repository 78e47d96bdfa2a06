import { z } from 'zod';
import {
  eachSupplierText,
  otherIndustryId,
  type SupplierForm,
  type SupplierFormOptions,
  type SupplierPart,
  type SupplierTextName,
  supplierFailures,
  supplierLimits,
  supplierTextsFrom,
} from './supplier-form.js';
import { textUpTo, uuid } from './values.js';
import { type BusinessType, businessTypes } from './words.js';

/** The maximum number of files of an application or of a supplier's documents. */
export const supplierFilesMax = 10;

// Not an enum, because zod would then report only the enum's error and hide those of the other fields.
const type = textUpTo(20).nullable().default('');
const chosenIndustries = z.array(uuid).max(supplierLimits.industries, 'too_many').default([]);
const media = z.array(uuid).max(supplierFilesMax, 'too_many_files').default([]);

const textsOf = <Part extends SupplierPart>(part: Part) =>
  eachSupplierText(part, ({ max }) => textUpTo(max).default(''));

/** The fields of the form about the company, its production and its contact person. */
export const companyFields = textsOf('company');
export const productionFields = {
  ...{ type, industries: chosenIndustries, ...textsOf('production'), media },
  /** Null unless the industry is "other". */
  other_industry: textUpTo(supplierLimits.line).nullable().default(''),
};
export const contactFields = textsOf('contact');

interface Sent extends Partial<Record<SupplierTextName, string | null>> {
  /** The address of the supplier's form, which has another name than the application's. */
  legal_address_line?: string;
  type?: string | null;
  industries?: string[];
}

/** Returns the business type with that name, or undefined if there is none. */
export const businessTypeOf = (name: string | null): BusinessType | undefined =>
  businessTypes.find((type) => type === name);

/** Converts a form for the validation rules. A typed industry counts as "other", whether its id is selected or not. */
export const ruledSupplier = ({ legal_address_line: address, industries = [], ...sent }: Sent): SupplierForm => {
  const isOther = Boolean(sent.other_industry?.trim()) && !industries.includes(otherIndustryId);
  return {
    ...supplierTextsFrom(address === undefined ? sent : { ...sent, address }),
    industryIds: isOther ? [...industries, otherIndustryId] : industries,
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
