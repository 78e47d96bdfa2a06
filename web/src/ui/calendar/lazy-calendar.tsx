import { type ComponentType, lazy, Suspense } from 'react';
import { withTexts } from '../../i18n/load-texts';
import { useTexts } from '../../i18n/use-texts';
import type { DayCalendarProps, RangeCalendarProps } from './calendar';
import styles from './calendar.module.css';

const loadCalendar = withTexts(['fields'], () => import('./calendar'));
const Day = lazy(async () => ({ default: (await loadCalendar()).DayCalendar }));
const Range = lazy(async () => ({ default: (await loadCalendar()).RangeCalendar }));

/** The placeholder while loading. It keeps the space, and the focus of a pop-up with no other element to focus. */
function Loading() {
  const t = useTexts();
  return (
    <output className={styles.loading} tabIndex={-1} data-autofocus>
      {t('states.loading')}
    </output>
  );
}

/** Wraps a calendar so that its code and texts load when it is first opened. */
function whenOpened<Props extends object>(Calendar: ComponentType<Props>): ComponentType<Props> {
  return function Opened(props: Props) {
    return (
      <Suspense fallback={<Loading />}>
        <Calendar {...props} />
      </Suspense>
    );
  };
}

export const LazyDayCalendar = whenOpened<DayCalendarProps>(Day);
export const LazyRangeCalendar = whenOpened<RangeCalendarProps>(Range);
