import { plainNumber, roundTo } from '@setu/contract';
import {
  type ClipboardEvent,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { NumericFormat } from 'react-number-format';
import { numberMarks } from '../../i18n/formats';
import { readDecimal } from '../../lib/read-decimal';
import { TextControl } from './text-control';

interface AmountControlProps
  extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'type' | 'onChange' | 'ref'> {
  /** Plain decimal text with a point, such as `1234.5`, or empty. */
  value: string;
  onChange: (value: string) => void;
  /** The number of decimals. Further ones are rounded when the user leaves the field (specification, section 5). */
  decimals?: number;
  /** The limits. A value outside them becomes the limit when the user leaves the field (specification, section 5). */
  least?: number;
  most?: number;
  /** Gets the value when the user leaves the field or presses Enter, with its commas read, rounded and within its limits. */
  onLeave?: (value: string) => void;
  /** The unit, currency or percent sign at the right end. */
  end?: string;
}

const isAllSelected = ({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean =>
  selectionStart === 0 && selectionEnd === value.length;

/** The number of further decimals that can be typed and are then rounded. */
const spareDecimals = 3;

/**
 * A number field that formats in the page's language while the user types. The caret stays in place. In Russian, both
 * comma and point start the decimals. In English a comma groups thousands, so `1,50,000` is a hundred
 * and fifty thousand. When the user leaves the field, a comma that cannot group starts the decimals, as in `1850,50`.
 */
export function AmountControl(props: AmountControlProps) {
  const { value, onChange, decimals = 2, least, most, onPaste, onBlur, onKeyDown, onLeave, ...rest } = props;
  const marks = numberMarks();
  const input = useRef<HTMLInputElement>(null);
  /** What the user typed to get the value. Its commas are not in the value. */
  const typed = useRef('');
  const [isEdited, setEdited] = useState(false);
  const isTyped = () => typed.current.replace(/,/g, '') === value;
  /** Reads the typed commas, rounds, applies the limits and reports the value. */
  const leave = (): void => {
    const withCommas = typed.current.includes(',') && isTyped() ? readDecimal(typed.current, marks.decimal) : null;
    const read = withCommas ?? (isEdited ? plainNumber(value) : undefined);
    let next = read === undefined ? value : roundTo(read, decimals);
    const number = Number(next);
    if (next !== '' && most !== undefined && number > most) next = String(most);
    else if (next !== '' && least !== undefined && number < least) next = String(least);
    setEdited(false);
    if (next !== value) onChange(next);
    onLeave?.(next);
  };
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    leave();
    onBlur?.(event);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') leave();
    onKeyDown?.(event);
  };
  const putIn = (event: Pick<Event, 'preventDefault'>, text: string): void => {
    const read = readDecimal(text, marks.decimal);
    if (read === null) return;
    event.preventDefault();
    onChange(roundTo(read, decimals));
  };
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    if (isAllSelected(event.currentTarget)) putIn(event, event.clipboardData.getData('text'));
  };
  const handleInsert = (event: InputEvent) => {
    const { data, inputType } = event;
    const field = input.current;
    if (!field || !data || inputType !== 'insertText') return;
    const isWhole = isAllSelected(field);
    // Dictation and some keyboards insert the text at once.
    if (data.length > 1 && isWhole) return putIn(event, data);
    const isAtEnd = field.selectionStart === field.value.length;
    typed.current = isWhole ? data : isAtEnd ? `${isTyped() ? typed.current : value}${data}` : '';
  };
  // React has no event for the text that is about to be inserted in every browser.
  useEffect(function listenToInserts() {
    const field = input.current;
    field?.addEventListener('beforeinput', handleInsert);
    return () => field?.removeEventListener('beforeinput', handleInsert);
  });
  return (
    <NumericFormat
      {...rest}
      customInput={TextControl}
      getInputRef={input}
      hasFigures
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      value={isEdited ? value : roundTo(value, decimals)}
      valueIsNumericString
      decimalSeparator={marks.decimal}
      allowedDecimalSeparators={marks.group === ',' ? ['.'] : [',', '.']}
      thousandSeparator={marks.group}
      decimalScale={decimals + spareDecimals}
      allowNegative={false}
      maxLength={24}
      onPaste={handlePaste}
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
      onValueChange={({ value: next }, { source }) => {
        if (source !== 'event') return;
        setEdited(true);
        onChange(next);
      }}
    />
  );
}
