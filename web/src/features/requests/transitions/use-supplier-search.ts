import { companyName } from '../../../i18n/names';
import type { SearchOptions } from '../../../ui/field/use-option-search';
import { useLazyFindSuppliersQuery } from './transitions-api';

/**
 * Returns a search for suppliers by the typed text. Each result has data that distinguishes it from others of the same
 * name.
 */
export function useSupplierSearch(): SearchOptions {
  const [find] = useLazyFindSuppliersQuery();
  return async (text) => {
    const { list } = await find(text, true).unwrap();
    const options = list.map(({ id, short_name: name, city, pan }) => ({
      value: id,
      label: [companyName(name), city, pan].filter(Boolean).join(' · '),
    }));
    return { options, hasMore: false };
  };
}
