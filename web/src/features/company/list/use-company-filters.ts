import type { companyListCodec, NamedView, PersonView } from '@setu/contract';
import { businessTypes } from '@setu/contract';
import { shortName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import type { ListFilter } from '../../../kit/list-page/list-filters';

interface CompanyFiltersOptions {
  type: 'supplier' | 'customer';
  /** The possible choices, from the answer. */
  managers: PersonView[] | undefined;
  industries: NamedView[] | undefined;
}

/** Returns the filters: search and manager, and for suppliers also trade and industries. */
export function useCompanyFilters({
  type,
  managers = [],
  industries = [],
}: CompanyFiltersOptions): ListFilter<typeof companyListCodec>[] {
  const t = useTexts('companies');
  const own = useTexts('company');
  const statusTexts = useTexts('statuses');
  const unknown = t('list.filters.unknown');
  const ofSuppliers: ListFilter<typeof companyListCodec>[] = [
    {
      kind: 'choice',
      name: 'business_type',
      label: own('facts.business_type'),
      options: businessTypes.map((id) => ({ value: id, label: statusTexts(`businessType.${id}`) })),
      unknown,
    },
    {
      kind: 'choice',
      name: 'industries',
      label: own('facts.industries'),
      options: industries.map(({ id, name }) => ({ value: id, label: name })),
      unknown,
    },
  ];
  return [
    {
      kind: 'search',
      name: 'search',
      label: t('list.filters.search'),
      placeholder: t(`list.filters.placeholder.${type}`),
    },
    {
      kind: 'choice',
      name: 'managers',
      label: t('list.filters.managers'),
      options: managers.map((person) => ({ value: person.id, label: shortName(person) })),
      unknown,
    },
    ...(type === 'supplier' ? ofSuppliers : []),
    {
      kind: 'choice',
      name: 'state',
      label: t('list.filters.state'),
      options: (type === 'customer' ? (['unsigned', 'locked'] as const) : (['locked'] as const)).map((value) => ({
        value,
        label: t(`state.${value}`),
      })),
      unknown,
    },
  ];
}
