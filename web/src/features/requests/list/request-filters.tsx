import type { ListQuery, PersonView, requestListCodec } from '@setu/contract';
import { formatDate } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { DayRangeFilter } from '../../../ui/filter-bar/day-range-filter';
import { type AppliedFilter, FilterBar } from '../../../ui/filter-bar/filter-bar';
import { MultiFilter } from '../../../ui/filter-bar/multi-filter';
import { SearchBox } from '../../../ui/filter-bar/search-box';
import type { ListControls } from '../../../ui/list-page/use-list-query';
import { shortName } from '../model/person-name';
import type { Side } from '../model/side';

type Codec = typeof requestListCodec;

interface RequestFiltersProps {
  query: ListQuery<Codec>;
  list: ListControls<Codec>;
  side: Side;
  managers: PersonView[];
}

const noDays = { from: '', to: '' };

/** Search, days of publication and, for brokers, managers. */
export function RequestFilters({ query: { filters }, list, side, managers }: RequestFiltersProps) {
  const t = useTexts('requests');
  const days = filters['published-on'];
  const day = (text: string) => (text ? formatDate(text) : '…');
  const applied: AppliedFilter[] = [];
  if (days.from || days.to) {
    const label = `${t('filters.published')}: ${day(days.from)} – ${day(days.to)}`;
    applied.push({ id: 'days', label, onRemove: () => list.setFilter('published-on', noDays) });
  }
  for (const id of filters.managers) {
    const manager = managers.find((person) => person.id === id);
    applied.push({
      id,
      label: `${t('filters.managers')}: ${manager ? shortName(manager) : t('filters.unknown')}`,
      onRemove: () =>
        list.setFilter(
          'managers',
          filters.managers.filter((other) => other !== id),
        ),
    });
  }
  return (
    <FilterBar
      search={
        <SearchBox
          label={t('filters.search')}
          placeholder={t(`filters.placeholder.${side}`)}
          value={filters.search}
          onSearch={(text) => list.setFilter('search', text, true)}
        />
      }
      applied={applied}
      onReset={list.isFiltered ? list.reset : undefined}
    >
      <DayRangeFilter
        label={t('filters.published')}
        value={days}
        onChange={(value) => list.setFilter('published-on', value)}
      />
      {side === 'broker' && (
        <MultiFilter
          label={t('filters.managers')}
          options={managers.map((person) => ({ value: person.id, label: shortName(person) }))}
          value={filters.managers}
          onChange={(value) => list.setFilter('managers', value)}
        />
      )}
    </FilterBar>
  );
}
