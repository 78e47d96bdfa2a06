import type { ReactNode } from 'react';
import { TextAreaField, TextField } from '../../../forms/fields/text-field';
import { formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import type { CardField } from '../model/card-fields';
import { useCardValue } from './card-context';
import styles from './sections.module.css';

interface CountedTextProps {
  name: CardField;
  label: string;
  hint?: ReactNode;
  lang?: string;
  maxLength: number;
  isRequired?: boolean;
  /** The number of lines. If absent, one line, which wraps if it may be long. */
  rows?: number;
}

/** A text that may be longer than this wraps, so that all of it can be read. */
const wrapsFrom = 100;
/** The share of its length from which a one-line text shows it. */
const shownFrom = 0.8;

/** Asks for a text and shows how much of its maximum length is used, in a line only near the end. */
export function CountedText({ name, label, hint, maxLength, isRequired, rows, ...other }: CountedTextProps) {
  const t = useTexts('card-form');
  const used = useCardValue((values) => [...String(values[name])].length);
  const isUseShown = rows !== undefined || used >= maxLength * shownFrom;
  const counter = (hint || isUseShown) && (
    <span className={styles.counted}>
      <span>{hint}</span>
      {isUseShown && (
        <span aria-hidden="true">{t('fields.used', { used: formatNumber(used), most: formatNumber(maxLength) })}</span>
      )}
    </span>
  );
  const field = { name, label, hint: counter, maxLength, isRequired, ...other };
  const lines = rows ?? (maxLength >= wrapsFrom ? 1 : undefined);
  return lines ? <TextAreaField {...field} rows={lines} /> : <TextField {...field} />;
}
