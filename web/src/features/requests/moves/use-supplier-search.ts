import { companyName } from '../../../i18n/names';
import type { SearchOptions } from '../../../ui/field/use-option-search';
import { useLazyFindSuppliersQuery } from './moves-api';

/** Suppliers by what is typed, each with what tells it from its namesakes. */
export function useSupplierSearch(): SearchOptions {
  const [find] = useLazyFindSuppliersQuery();
  return async (text) => {
    const { list } = await find(text, true).unwrap();
    const options = list.map(({ id, short_name: name, city, tax_number: tax }) => ({
      value: id,
      label: [companyName(name), city, tax].filter(Boolean).join(' · '),
    }));
    return { options, hasMore: false };
  };
}
