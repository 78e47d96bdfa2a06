import { useState } from 'react';
import { formatDate, formatTimeZone } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../button/button';
import { TextButton } from '../button/text-link';
import type { DayRange } from '../calendar/calendar';
import { LazyRangeCalendar } from '../calendar/lazy-calendar';
import { DayText } from '../field/day-text';
import { FieldFrame } from '../field/field-frame';
import { IconCalendar } from '../icon/icons';
import { Stack } from '../layout/layout';
import { Text } from '../layout/text';
import { Popover } from '../popover/popover';
import styles from './filter-bar.module.css';

interface DayRangeFilterProps {
  label: string;
  /** The two days as `YYYY-MM-DD`, either may be empty. Both are inclusive. */
  value: DayRange;
  /** The period that applies while no day is chosen. */
  inForce?: DayRange | undefined;
  onChange: (value: DayRange) => void;
}

const inOrder = ({ from, to }: DayRange): DayRange => (from && to && from > to ? { from: to, to: from } : { from, to });

/** A period given by two days, typed in any usual format or picked in a calendar in the page's language. */
export function DayRangeFilter({ label, value, inForce, onChange }: DayRangeFilterProps) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const day = (text: string) => (text ? formatDate(text) : '…');
  const isSet = Boolean(value.from || value.to);
  const shown = isSet ? value : inForce;
  const end = (name: 'from' | 'to') => (
    <FieldFrame label={t(`filters.${name}`)}>
      {(links) => (
        <DayText
          {...links}
          data-autofocus={name === 'from' || undefined}
          value={value[name]}
          onChange={(day) => onChange(inOrder({ ...value, [name]: day }))}
        />
      )}
    </FieldFrame>
  );
  return (
    <Popover
      isOpen={isOpen}
      onChange={setOpen}
      label={label}
      className={styles.days}
      trigger={
        <Button icon={IconCalendar} expanded={isOpen} hasPopup="dialog" onClick={() => setOpen(!isOpen)}>
          {shown ? `${day(shown.from)} – ${day(shown.to)}` : t('filters.anyDay', { name: label })}
        </Button>
      }
    >
      <Stack gap={3}>
        <div className={styles.ends}>
          {end('from')}
          {end('to')}
        </div>
        <LazyRangeCalendar value={value} onChange={onChange} />
        <Text size={13} tone="secondary">
          {t('filters.zone', { zone: formatTimeZone() })}
        </Text>
        {isSet && <TextButton onClick={() => onChange({ from: '', to: '' })}>{t('actions.clear')}</TextButton>}
      </Stack>
    </Popover>
  );
}
