import '@mantine/core/styles/Popover.layer.css';
import { Popover } from '@mantine/core';
import { useState } from 'react';
import { formatDate, formatTimeZone } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../button/button';
import { TextButton } from '../button/text-link';
import { FieldFrame } from '../field/field-frame';
import { TextControl } from '../field/text-control';
import { IconCalendar } from '../icon/icons';
import { Stack } from '../layout/layout';
import { Text } from '../layout/text';
import styles from './filter-bar.module.css';

interface DayRange {
  from: string;
  to: string;
}

interface DayRangeFilterProps {
  label: string;
  /** `YYYY-MM-DD` or empty at either end; both inclusive. */
  value: DayRange;
  onChange: (value: DayRange) => void;
}

/** A period by its two days, typed or picked in the browser's own calendar. */
export function DayRangeFilter({ label, value, onChange }: DayRangeFilterProps) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const day = (text: string) => (text ? formatDate(text) : '…');
  const isSet = Boolean(value.from || value.to);
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      trapFocus
      classNames={{ dropdown: styles.dropdown }}
    >
      <Popover.Target>
        <Button icon={IconCalendar} expanded={isOpen} hasPopup="dialog" onClick={() => setOpen(!isOpen)}>
          {isSet ? `${day(value.from)} – ${day(value.to)}` : label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <Stack gap={3}>
          <FieldFrame label={t('filters.from')}>
            {(links) => (
              <TextControl
                type="date"
                {...links}
                max={value.to || undefined}
                value={value.from}
                onChange={(event) => onChange({ ...value, from: event.target.value })}
              />
            )}
          </FieldFrame>
          <FieldFrame label={t('filters.to')}>
            {(links) => (
              <TextControl
                type="date"
                {...links}
                min={value.from || undefined}
                value={value.to}
                onChange={(event) => onChange({ ...value, to: event.target.value })}
              />
            )}
          </FieldFrame>
          <Text size={13} tone="secondary">
            {t('filters.zone', { zone: formatTimeZone() })}
          </Text>
          {isSet && <TextButton onClick={() => onChange({ from: '', to: '' })}>{t('actions.clear')}</TextButton>}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
