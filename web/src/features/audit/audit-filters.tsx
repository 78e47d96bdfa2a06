import { auditActionNames, auditKinds, auditServices } from '@setu/contract';
import { lazy, Suspense, useState } from 'react';
import { formatDate } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { type Option, SelectControl } from '../../ui/field/select-control';
import { DayRangeFilter } from '../../ui/filter-bar/day-range-filter';
import { FilterBar } from '../../ui/filter-bar/filter-bar';
import { SearchBox } from '../../ui/filter-bar/search-box';
import { Skeleton } from '../../ui/skeleton/skeleton';
import styles from './audit.module.css';
import { useAuditLabels } from './use-audit-labels';
import type { FilterName, useAuditPlace } from './use-audit-place';

// The list with a search is heavy, and the log does not wait for it.
const PersonFilter = lazy(async () => ({ default: (await import('./person-filter')).PersonFilter }));

type Place = ReturnType<typeof useAuditPlace>;

interface AuditFiltersProps {
  place: Place;
  /** Returns the name of a person, company or object in a filter. */
  nameOf: (name: FilterName) => string;
}

/**
 * Shows the filters of the log in the bar of all lists: the name of an object, dates, person, action, kind of object and
 * service. Persons, companies and objects are also chosen by a click in a row, and shown as chips.
 */
export function AuditFilters({ place, nameOf }: AuditFiltersProps) {
  const t = useTexts('audit');
  const labels = useTexts('audit-words');
  const { actionOf, kindOf, serviceOf } = useAuditLabels();
  const { filters, set } = place;
  // A chosen person without entries is in no row that has their name.
  const [picked, setPicked] = useState<Option | null>(null);
  const chosenName = (name: FilterName) =>
    name === 'person' && picked?.value === filters.person ? picked.label : nameOf(name);
  const choices = [
    { name: 'action', label: labels('columns.action'), textOf: actionOf, values: auditActionNames },
    { name: 'kind', label: labels('columns.kind'), textOf: kindOf, values: auditKinds },
    { name: 'service', label: labels('columns.service'), textOf: serviceOf, values: auditServices },
  ] as const;
  const chip = (name: FilterName, label: () => string, cleared: Partial<typeof filters> = { [name]: '' }) =>
    filters[name] === '' ? [] : [{ id: name, label: label(), onRemove: () => set(cleared) }];
  const days = [filters.from, filters.to].map((day) => (day === '' ? '…' : formatDate(day))).join(' – ');
  const applied = [
    ...chip(filters.from === '' ? 'to' : 'from', () => `${t('when')}: ${days}`, { from: '', to: '' }),
    ...choices.flatMap(({ name, label, textOf }) =>
      // A chosen object names its kind itself.
      name === 'kind' && filters.object !== ''
        ? []
        : chip(name, () => `${label}: ${(textOf as (value: string) => string)(filters[name])}`),
    ),
    ...(['person', 'company', 'object'] as const).flatMap((name) =>
      chip(name, () => `${t(name)}: ${chosenName(name)}`, { [name]: '', ...(name === 'object' && { kind: '' }) }),
    ),
  ];
  return (
    <FilterBar
      search={
        <SearchBox
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          value={filters.search}
          onSearch={(search) => set({ search })}
        />
      }
      applied={applied}
      onReset={place.reset}
    >
      <DayRangeFilter label={t('when')} value={{ from: filters.from, to: filters.to }} onChange={set} />
      <Suspense fallback={<Skeleton height="36px" />}>
        <div className={styles.person}>
          <PersonFilter
            chosen={filters.person === '' ? null : { value: filters.person, label: chosenName('person') }}
            onChoose={(option) => {
              setPicked(option);
              set({ person: option?.value ?? '' });
            }}
          />
        </div>
      </Suspense>
      {choices.map(({ name, label, textOf, values }) => (
        <div key={name} className={styles.choice}>
          <SelectControl
            name={name}
            aria-label={label}
            options={values.map((value) => ({ value, label: (textOf as (value: string) => string)(value) }))}
            emptyLabel={t(`any.${name}`, { name: label })}
            value={filters[name]}
            onChange={({ target }) => set({ [name]: target.value })}
          />
        </div>
      ))}
    </FilterBar>
  );
}
