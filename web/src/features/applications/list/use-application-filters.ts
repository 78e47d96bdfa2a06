import type { applicationListCodec, PersonView } from '@setu/contract';
import { shortName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import type { ListFilter } from '../../../kit/list-page/list-filters';

/** Returns the filters: search, date and manager. The status is in the links above. */
export function useApplicationFilters(managers: PersonView[] = []): ListFilter<typeof applicationListCodec>[] {
  const t = useTexts('applications');
  return [
    { kind: 'search', name: 'search', label: t('filters.search'), placeholder: t('filters.placeholder') },
    { kind: 'days', name: 'created-on', label: t('filters.created') },
    {
      kind: 'choice',
      name: 'managers',
      label: t('filters.managers'),
      options: managers.map((person) => ({ value: person.id, label: shortName(person) })),
      unknown: t('filters.unknown'),
    },
  ];
}
