import { type ComponentPropsWithRef, useEffect, useState } from 'react';
import { formatDate } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { hasFullYear, readDay } from '../../lib/read-day';
import { TextControl } from './text-control';

export interface DayTextProps
  extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type' | 'min' | 'max'> {
  /** The day as `YYYY-MM-DD`, or empty. */
  value: string;
  /** Receives a complete day or an empty value. */
  onChange: (day: string) => void;
  /** Receives whether the text is neither a day nor empty. */
  onUnreadable?: (isUnreadable: boolean) => void;
}

const shownOf = (day: string) => (day ? formatDate(day) : '');

/** A day as text, shown in the page's format. It accepts any usual format with the day first. */
export function DayText({ value, onChange, onUnreadable, onBlur, onKeyDown, ...rest }: DayTextProps) {
  const t = useTexts();
  const [typed, setTyped] = useState(shownOf(value));
  useEffect(
    function followValue() {
      setTyped((now) => (value && readDay(now) === value ? now : shownOf(value)));
    },
    [value],
  );
  const report = (day: string) => {
    onUnreadable?.(false);
    if (day !== value) onChange(day);
  };
  const handleType = (text: string) => {
    setTyped(text);
    const day = readDay(text);
    if (text.trim() === '') report('');
    else if (day && hasFullYear(text)) report(day);
  };
  const settle = () => {
    const day = typed.trim() === '' ? '' : readDay(typed);
    onUnreadable?.(day === null);
    if (day === null) return;
    setTyped(shownOf(day));
    report(day);
  };
  return (
    <TextControl
      placeholder={t('filters.dayPlaceholder')}
      {...rest}
      hasFigures
      autoComplete="off"
      maxLength={40}
      value={typed}
      onChange={(event) => handleType(event.target.value)}
      onBlur={(event) => {
        settle();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
        onKeyDown?.(event);
      }}
    />
  );
}
