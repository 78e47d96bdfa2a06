import { otherIndustryId, type SupplierField, type SupplierForm, supplierFieldName } from '@setu/proto/supplier-form';
import type { BusinessType } from '@setu/proto/words';

/** A paper of a supplier. */
export interface SupplierFile {
  id: string;
  name: string;
  type: string;
  size: bigint;
}

/** The fields of a supplier's form that travel under names of their own. */
export const supplierNames = { address: 'legal_address_line', webSiteUrl: 'webSiteUrl' };

/** What a supplier says of itself, as it is kept. */
export interface Supplier extends SupplierForm {
  businessType: BusinessType;
  files: SupplierFile[];
  /** Nobody's when absent. */
  managerId: string | undefined;
}

/** The most files of a supplier. */
export const supplierFilesMax = 10;

/** A supplier's industries as its company keeps them: "other" under the name that was given. */
export const namedIndustries = (
  { industryIds, otherIndustry: other }: Pick<SupplierForm, 'industryIds' | 'otherIndustry'>,
  known: readonly { id: string; en: string; ru: string }[],
): { id: string; en: string; ru: string }[] =>
  known
    .filter(({ id }) => industryIds.includes(id))
    .map((one) => (one.id === otherIndustryId && other !== '' ? { id: one.id, en: other, ru: other } : one));

/** The name "other" was given; empty where it stands for itself or is none of them. */
export function otherIndustryOf(
  kept: readonly { id: string; en: string; ru: string }[],
  known: readonly { id: string; en: string; ru: string }[],
): string {
  const own = kept.find(({ id }) => id === otherIndustryId);
  const usual = known.find(({ id }) => id === otherIndustryId);
  return own === undefined || own.en === usual?.en ? '' : own.en;
}

/** A form as plain words by its fields' names, for telling what changed; industries by theirs. */
export const supplierFields = (supplier: Supplier, industries: readonly string[]): Record<string, string> => {
  const { industryIds: _ids, otherIndustry: _other, businessType, files, managerId, ...said } = supplier;
  const named = Object.entries(said).map(([field, text]) => [supplierFieldName(field as SupplierField), text]);
  return {
    ...Object.fromEntries(named),
    business_type: businessType,
    industries: industries.join(', '),
    files: files.map(({ name }) => name).join(', '),
    manager: managerId ?? '',
  };
};
