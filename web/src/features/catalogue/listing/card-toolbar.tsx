import type { cardListCodec, ListQuery } from '@setu/contract';
import { useId } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { SelectControl } from '../../../ui/field/select-control';
import { IconAdjustments, IconLayoutGrid, IconLayoutList } from '../../../ui/icon/icons';
import type { ListControls } from '../../../ui/list-page/use-list-query';
import { SegmentedControl } from '../../../ui/segmented/segmented-control';
import { LandedSwitch } from './landed-price';
import styles from './listing.module.css';
import { type CardLayout, cardLayouts } from './use-card-layout';
import type { LandedPrices } from './use-landed-prices';

interface CardToolbarProps {
  query: ListQuery<typeof cardListCodec>;
  list: ListControls<typeof cardListCodec>;
  layout: CardLayout;
  onLayout: (layout: CardLayout) => void;
  /** The list can be sorted by them if they are offered. */
  landed: LandedPrices;
  appliedCount: number;
  /** True if there are no cards to sort or lay out. */
  isNothing: boolean;
  onOpenFilters: () => void;
}

const sorts = ['prod_name-asc', 'prod_name-desc', 'brand_name-asc', 'brand_name-desc'] as const;
const landedSorts = ['landed-asc', 'landed-desc'] as const;

/** Shows sorting, layout, the switch for landed prices and, on phones, the button for the filters. */
export function CardToolbar(props: CardToolbarProps) {
  const { query, list, layout, onLayout, landed, appliedCount, isNothing, onOpenFilters } = props;
  const t = useTexts('catalogue');
  const common = useTexts();
  const id = useId();
  const value = query.sort ? `${query.sort.key}-${query.sort.direction}` : '';
  const handleSort = (choice: string) => {
    const [key = '', direction] = choice.split('-');
    list.setSort(choice === '' ? null : { key, direction: direction === 'desc' ? 'desc' : 'asc' });
  };
  const icons = { grid: IconLayoutGrid, list: IconLayoutList };
  return (
    <div className={styles.toolbar}>
      <Button icon={IconAdjustments} className={styles.opener} hasPopup="dialog" onClick={onOpenFilters}>
        {appliedCount > 0 ? common('filters.buttonCount', { count: appliedCount }) : common('filters.button')}
      </Button>
      {!isNothing && (
        <>
          <div className={styles.sort}>
            <label htmlFor={id}>{t('sort.label')}</label>
            <SelectControl
              id={id}
              value={value}
              onChange={(event) => handleSort(event.target.value)}
              emptyLabel={t(query.filters.f_search ? 'sort.relevance' : 'sort.popular')}
              options={[...sorts, ...(landed.isOffered ? landedSorts : [])].map((sort) => ({
                value: sort,
                label: t(`sort.${sort}`),
              }))}
            />
          </div>
          <LandedSwitch landed={landed} />
          <span className={styles.layout}>
            <SegmentedControl
              label={t('layout.label')}
              options={cardLayouts.map((name) => ({ value: name, label: t(`layout.${name}`), icon: icons[name] }))}
              value={layout}
              onChange={(name) => onLayout(name === 'list' ? 'list' : 'grid')}
            />
          </span>
        </>
      )}
    </div>
  );
}
