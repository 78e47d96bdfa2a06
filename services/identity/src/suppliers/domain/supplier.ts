import type { FileRef } from '@setu/proto/common';
import { otherIndustryId, type SupplierForm } from '@setu/proto/supplier-form';
import type { BusinessType } from '@setu/proto/words';

/** What a supplier says of itself, as it is kept. */
export interface Supplier extends SupplierForm {
  businessType: BusinessType;
  files: FileRef[];
  /** Nobody's when absent. */
  managerId: string | undefined;
}

/** The most files of a supplier. */
export const supplierFilesMax = 10;

/** A supplier's industries as its company keeps them: "other" under the name that was given. */
export const namedIndustries = (
  { industries, other_industry: other }: Pick<SupplierForm, 'industries' | 'other_industry'>,
  known: readonly { id: string; en: string; ru: string }[],
): { id: string; en: string; ru: string }[] =>
  known
    .filter(({ id }) => industries.includes(id))
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
  const { industries: _ids, other_industry: _other, businessType, files, managerId, ...said } = supplier;
  return {
    ...said,
    business_type: businessType,
    industries: industries.join(', '),
    files: files.map(({ name }) => name).join(', '),
    manager: managerId ?? '',
  };
};
