import type { PersonView, reviewListCodec } from '@setu/contract';
import { shortName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import type { ListFilter } from '../../../kit/list-page/list-filters';

interface ReviewFiltersOptions {
  /** The possible choices, from the answer. */
  reviewers: PersonView[] | undefined;
  managers: PersonView[] | undefined;
  hasReviewers: boolean;
  /** False for managers, who cannot filter by manager. */
  hasManagers: boolean;
}

const optionsOf = (people: PersonView[] = []) =>
  people.map((person) => ({ value: person.id, label: shortName(person) }));

/** Returns the filters beside the tabs of statuses: search, creation date, reviewers and, for reviewers and senior managers, managers. */
export function useReviewFilters({
  reviewers,
  managers,
  hasReviewers,
  hasManagers,
}: ReviewFiltersOptions): ListFilter<typeof reviewListCodec>[] {
  const t = useTexts('review');
  const unknown = t('filters.unknown');
  const ofManagers: ListFilter<typeof reviewListCodec>[] = [
    { kind: 'choice', name: 'managers', label: t('filters.managers'), options: optionsOf(managers), unknown },
  ];
  const ofReviewers: ListFilter<typeof reviewListCodec>[] = [
    { kind: 'choice', name: 'reviewers', label: t('filters.reviewers'), options: optionsOf(reviewers), unknown },
  ];
  return [
    { kind: 'search', name: 'search', label: t('filters.search'), placeholder: t('filters.placeholder') },
    { kind: 'days', name: 'created-on', label: t('filters.created') },
    ...(hasReviewers ? ofReviewers : []),
    ...(hasManagers ? ofManagers : []),
  ];
}
