import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/ru';
import { DatePicker } from '@mantine/dates';
import { useEffect, useRef } from 'react';
import { currentLanguage } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { Library } from '../theme/library';
import styles from './calendar.module.css';

/** A range of days as `YYYY-MM-DD`. Either end may be empty. */
export interface DayRange {
  from: string;
  to: string;
}

interface Bounds {
  /** The first and last day that can be picked. */
  min?: string;
  max?: string;
}

const locales = { ru: 'ru', en: 'en-gb' };

function useCalendarLabels() {
  const t = useTexts('fields');
  return {
    locale: locales[currentLanguage()],
    ariaLabels: {
      previousMonth: t('calendar.previousMonth'),
      nextMonth: t('calendar.nextMonth'),
      previousYear: t('calendar.previousYear'),
      nextYear: t('calendar.nextYear'),
      previousDecade: t('calendar.previousYears'),
      nextDecade: t('calendar.nextYears'),
    },
  };
}

const limits = ({ min, max }: Bounds) => ({ minDate: min || undefined, maxDate: max || undefined });

export interface DayCalendarProps extends Bounds {
  value: string;
  onChange: (day: string) => void;
}

/**
 * A calendar for one day. Arrow keys move over days, and Enter picks one. The chosen day has the focus as soon as the
 * calendar is shown.
 */
export function DayCalendar({ value, onChange, ...bounds }: DayCalendarProps) {
  const labels = useCalendarLabels();
  const box = useRef<HTMLDivElement>(null);
  useEffect(function focusChosenDay() {
    // The library has one day in the tab order: the chosen one, else today, else the first that can be picked.
    box.current?.querySelector<HTMLElement>('table button[tabindex="0"]')?.focus();
  }, []);
  return (
    <div ref={box} className={styles.calendar}>
      <Library>
        <DatePicker
          {...labels}
          {...limits(bounds)}
          highlightToday
          value={value || null}
          defaultDate={value || undefined}
          onChange={(day) => onChange(day ?? '')}
        />
      </Library>
    </div>
  );
}

export interface RangeCalendarProps extends Bounds {
  value: DayRange;
  /** Receives a range once it has both ends. */
  onChange: (range: DayRange) => void;
}

/** A calendar for a range of days. The first press starts it, the second ends it. */
export function RangeCalendar({ value, onChange, ...bounds }: RangeCalendarProps) {
  const labels = useCalendarLabels();
  return (
    <div className={styles.calendar}>
      <Library>
        <DatePicker
          {...labels}
          {...limits(bounds)}
          key={`${value.from}~${value.to}`}
          type="range"
          allowSingleDateInRange
          highlightToday
          defaultValue={[value.from || null, value.to || null]}
          defaultDate={value.from || value.to || undefined}
          onChange={([from, to]) => {
            if (from && to) onChange({ from, to });
          }}
        />
      </Library>
    </div>
  );
}
