import type { DayRange, PriceRange } from '@setu/contract';
import type { ReactNode } from 'react';
import { CheckControl } from '../../ui/field/check-control';
import { SelectControl } from '../../ui/field/select-control';
import { DayRangeFilter } from '../../ui/filter-bar/day-range-filter';
import { FilterBar } from '../../ui/filter-bar/filter-bar';
import { MultiFilter } from '../../ui/filter-bar/multi-filter';
import { PriceFilter } from '../../ui/filter-bar/price-filter';
import { SearchBox } from '../../ui/filter-bar/search-box';
import { SegmentedControl } from '../../ui/segmented/segmented-control';
import { type AnyFilter, appliedFilters, type FilterState, orderedRange } from './list-filters';
import styles from './list-page.module.css';

interface FilterProps {
  filter: AnyFilter;
  state: FilterState;
}

/** The control of one filter. */
export function FilterControl({ filter, state }: FilterProps) {
  if (filter.kind === 'order') return <OrderSelect filter={filter} state={state} />;
  const { name, label } = filter;
  const value = state.values[name];
  if (filter.kind === 'search') {
    const { placeholder, staysWhenEmptied } = filter;
    const handleSearch = (text: string) => state.set(name, text, true);
    return (
      <SearchBox
        label={label}
        placeholder={placeholder}
        value={value as string}
        onSearch={handleSearch}
        staysWhenEmptied={staysWhenEmptied}
      />
    );
  }
  if (filter.kind === 'flag') {
    const handleChange = (isChosen: boolean) => state.set(name, isChosen ? [filter.value] : []);
    const isChosen = (value as string[]).includes(filter.value);
    return <CheckControl label={label} checked={isChosen} onChange={({ target }) => handleChange(target.checked)} />;
  }
  const handleChange = (next: unknown) => state.set(name, next);
  if (filter.kind === 'segments') {
    const { options, inForce } = filter;
    return <SegmentedControl label={label} options={options} value={inForce} onChange={handleChange} />;
  }
  if (filter.kind === 'days') {
    const days = value as DayRange;
    return <DayRangeFilter label={label} value={days} inForce={filter.inForce} onChange={handleChange} />;
  }
  if (filter.kind === 'choice') {
    return <MultiFilter label={label} options={filter.options} value={value as string[]} onChange={handleChange} />;
  }
  return (
    <PriceFilter
      label={label}
      value={value as PriceRange}
      bounds={filter.bounds}
      onChange={(price) => handleChange(orderedRange(price))}
    />
  );
}

const isSame = (a: FilterState['sort'], b: FilterState['sort']) => a?.key === b?.key && a?.direction === b?.direction;

function OrderSelect({ filter, state }: { filter: Extract<AnyFilter, { kind: 'order' }>; state: FilterState }) {
  const { label, orders } = filter;
  const handleChange = (id: string) => {
    const order = orders.find((one) => one.id === id);
    if (order) state.setSort(order.sort);
  };
  return (
    <SelectControl
      aria-label={label}
      value={orders.find(({ sort }) => isSame(sort, state.sort))?.id ?? ''}
      options={orders.map((order) => ({ value: order.id, label: order.label }))}
      onChange={({ target }) => handleChange(target.value)}
    />
  );
}

/** A filter in the bar. A price filter is two fields without labels, so its name is shown before them. */
function InlineFilter({ filter, state }: FilterProps) {
  if (filter.kind === 'price') {
    return (
      <div className={styles.price}>
        <span aria-hidden="true">{filter.label}</span>
        <FilterControl filter={filter} state={state} />
      </div>
    );
  }
  return (
    <div className={filter.kind === 'order' ? styles.order : undefined}>
      <FilterControl filter={filter} state={state} />
    </div>
  );
}

interface ListFilterBarProps {
  filters: AnyFilter[];
  state: FilterState;
  /** Content at the end of the bar, such as the choice of columns. */
  aside?: ReactNode;
  /** Content at the top of the drawer of a phone. */
  inDrawer?: ReactNode;
}

/** The bar of filters above a table: search, other filters (a drawer on phones), checkboxes at the end, chips below. */
export function ListFilterBar({ filters, state, aside, inDrawer }: ListFilterBarProps) {
  const control = (filter: AnyFilter) => <FilterControl key={filter.label} filter={filter} state={state} />;
  const inline = filters.filter(({ kind }) => kind !== 'search' && kind !== 'flag');
  const flags = filters.filter(({ kind }) => kind === 'flag');
  const searches = filters.filter(({ kind }) => kind === 'search');
  return (
    <FilterBar
      search={searches.length > 0 && searches.map(control)}
      aside={
        <>
          {flags.length > 0 && <div className={styles.flags}>{flags.map(control)}</div>}
          {aside}
        </>
      }
      inDrawer={
        (inDrawer || flags.length > 0) && (
          <>
            {inDrawer}
            {flags.map(control)}
          </>
        )
      }
      applied={appliedFilters(filters, state)}
      onReset={state.reset}
    >
      {inline.length > 0 && inline.map((filter) => <InlineFilter key={filter.label} filter={filter} state={state} />)}
    </FilterBar>
  );
}
