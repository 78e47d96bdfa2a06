import { type SupplierPart, type SupplierTextField, type SupplierTextName, supplierTexts } from '@setu/contract';

/** The texts of a supplier's form by their names. */
export const supplierTextOf = Object.fromEntries(supplierTexts.map(([, field]) => [field.name, field])) as Record<
  SupplierTextName,
  SupplierTextField
>;

/** Returns the texts of a part without those that a page places itself. */
export const supplierTextNames = <Part extends SupplierPart>(
  part: Part,
  placed: readonly SupplierTextName<Part>[] = [],
): SupplierTextName<Part>[] =>
  supplierTexts.flatMap(([, field]) => {
    const name = field.name as SupplierTextName<Part>;
    return field.part === part && !placed.includes(name) ? [name] : [];
  });

/** Returns the required texts of a part. */
export const requiredSupplierTexts = (part: SupplierPart): SupplierTextName[] =>
  supplierTextNames(part).filter((name) => supplierTextOf[name].isRequired);
