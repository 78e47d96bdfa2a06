import '@mantine/core/styles/Popover.layer.css';
import { Popover } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { IconButton } from '../button/icon-button';
import { LazyDayCalendar } from '../calendar/lazy-calendar';
import { IconCalendar } from '../icon/icons';
import { Library } from '../theme/library';
import { DayText, type DayTextProps } from './day-text';
import styles from './field.module.css';

interface DayControlProps extends DayTextProps {
  /** The name of the button and the calendar: "Contract by". */
  calendarLabel: string;
  /** The first and last day of the calendar. */
  min?: string;
  max?: string;
}

/** A day, typed or picked. The down arrow in the field opens the calendar, and Escape returns to the field. */
export function DayControl({ calendarLabel, min, max, ...rest }: DayControlProps) {
  const t = useTexts('fields');
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isInert = rest.disabled || rest.readOnly;
  const close = () => {
    setOpen(false);
    input.current?.focus();
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowDown' || isInert) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <Library>
      <Popover
        opened={isOpen}
        onChange={setOpen}
        position="bottom-end"
        trapFocus
        hideDetached={false}
        withRoles={false}
        classNames={{ dropdown: styles.calendar }}
      >
        <Popover.Target>
          <span className={styles.withMark}>
            <DayText {...rest} ref={input} onKeyDown={handleKey} />
            <IconButton
              icon={IconCalendar}
              size={18}
              label={t('calendar.open', { field: calendarLabel })}
              disabled={isInert}
              aria-expanded={isOpen}
              aria-haspopup="dialog"
              onClick={() => setOpen(!isOpen)}
            />
          </span>
        </Popover.Target>
        <Popover.Dropdown role="dialog" aria-label={calendarLabel}>
          <LazyDayCalendar
            value={rest.value}
            min={min}
            max={max}
            onChange={(day) => {
              rest.onChange(day);
              close();
            }}
          />
        </Popover.Dropdown>
      </Popover>
    </Library>
  );
}
