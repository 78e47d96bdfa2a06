import { otherIndustryId, type SupplierField, type SupplierForm, supplierFieldName } from '@setu/proto/supplier-form';
import type { BusinessType } from '@setu/proto/words';

/** A document of a supplier. */
export interface SupplierFile {
  id: string;
  name: string;
  type: string;
  size: bigint;
}

/** The fields of a supplier's form that have other names on the wire. */
export const supplierNames = { address: 'legal_address_line', webSiteUrl: 'webSiteUrl' };

/** The fields of a supplier's form, as stored. */
export interface Supplier extends SupplierForm {
  businessType: BusinessType;
  files: SupplierFile[];
  /** Absent if no manager is assigned. */
  managerId: string | undefined;
}

/** The maximum number of files of a supplier. */
export const supplierFilesMax = 10;

/**
 * Returns a supplier's industries with their names, as the company stores them. "Other" has the name that was entered.
 */
export const namedIndustries = (
  { industryIds, otherIndustry: other }: Pick<SupplierForm, 'industryIds' | 'otherIndustry'>,
  known: readonly { id: string; en: string; ru: string }[],
): { id: string; en: string; ru: string }[] =>
  known
    .filter(({ id }) => industryIds.includes(id))
    .map((one) => (one.id === otherIndustryId && other !== '' ? { id: one.id, en: other, ru: other } : one));

/** Returns the name entered for "other". Empty if no name was entered or "other" was not chosen. */
export function otherIndustryOf(
  industries: readonly { id: string; en: string; ru: string }[],
  known: readonly { id: string; en: string; ru: string }[],
): string {
  const entered = industries.find(({ id }) => id === otherIndustryId);
  const bundled = known.find(({ id }) => id === otherIndustryId);
  return entered === undefined || entered.en === bundled?.en ? '' : entered.en;
}

/** Returns a form as plain text by field name, to record what changed. Industries are given by name. */
export const supplierFields = (supplier: Supplier, industries: readonly string[]): Record<string, string> => {
  const { industryIds: _ids, otherIndustry: _other, businessType, files, managerId, ...texts } = supplier;
  const named = Object.entries(texts).map(([field, text]) => [supplierFieldName(field as SupplierField), text]);
  return {
    ...Object.fromEntries(named),
    business_type: businessType,
    industries: industries.join(', '),
    files: files.map(({ name }) => name).join(', '),
    manager: managerId ?? '',
  };
};
