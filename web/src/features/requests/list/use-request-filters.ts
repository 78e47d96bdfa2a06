import type { brokerListCodec, PersonView } from '@setu/contract';
import { shortName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import type { ListFilter } from '../../../kit/list-page/list-filters';
import type { Side } from '../model/side';

interface RequestFiltersOptions {
  side: Side;
  /** The managers of the listed requests, from the answer. */
  managers: PersonView[] | undefined;
}

/** Returns the filters: search, publication date and, for brokers, managers and deadline. */
export function useRequestFilters({
  side,
  managers = [],
}: RequestFiltersOptions): ListFilter<typeof brokerListCodec>[] {
  const t = useTexts('requests');
  const options = [
    ...managers.map((person) => ({ value: person.id, label: shortName(person) })),
    { value: 'none', label: t('filters.noManager') },
  ];
  const ofBrokers: ListFilter<typeof brokerListCodec>[] = [
    {
      kind: 'choice',
      name: 'managers',
      label: t('filters.managers'),
      options,
      unknown: t('filters.unknown'),
    },
    { kind: 'flag', name: 'clock', value: 'late', label: t('filters.late') },
    { kind: 'flag', name: 'clock', value: 'today', label: t('filters.today') },
  ];
  return [
    { kind: 'search', name: 'search', label: t('filters.search'), placeholder: t(`filters.placeholder.${side}`) },
    { kind: 'days', name: 'published-on', label: t('filters.published') },
    ...(side === 'broker' ? ofBrokers : []),
  ];
}
