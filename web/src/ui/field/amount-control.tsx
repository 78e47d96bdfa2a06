import { roundTo } from '@setu/contract';
import type { ClipboardEvent, ComponentPropsWithRef, FocusEvent } from 'react';
import { NumericFormat } from 'react-number-format';
import { numberMarks } from '../../i18n/formats';
import { readDecimal } from '../../lib/read-decimal';
import { TextControl } from './text-control';

interface AmountControlProps
  extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'type' | 'onChange'> {
  /** Plain decimal text with a point, such as `1234.5`, or empty. */
  value: string;
  onChange: (value: string) => void;
  /** The number of decimals that can be typed. Further pasted decimals are rounded. */
  decimals?: number;
  /** The limits. A value outside them becomes the limit when the user leaves the field (specification, section 5). */
  least?: number;
  most?: number;
  /** The unit, currency or percent sign at the right end. */
  end?: string;
}

/**
 * A number field that formats in the page's language while the user types. The caret stays in place. In Russian, both
 * comma and point start the decimals. In English a comma groups thousands, so `1,50,000` is a hundred and fifty thousand.
 */
export function AmountControl(props: AmountControlProps) {
  const { value, onChange, decimals = 2, least, most, onPaste, onBlur, ref, ...rest } = props;
  const marks = numberMarks();
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    const number = Number(value);
    if (value !== '' && most !== undefined && number > most) onChange(String(most));
    else if (value !== '' && least !== undefined && number < least) onChange(String(least));
    onBlur?.(event);
  };
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    const { selectionStart, selectionEnd, value: shown } = event.currentTarget;
    const isAllSelected = selectionStart === 0 && selectionEnd === shown.length;
    const read = isAllSelected ? readDecimal(event.clipboardData.getData('text'), marks.decimal) : null;
    if (read === null) return;
    event.preventDefault();
    onChange(roundTo(read, decimals));
  };
  return (
    <NumericFormat
      {...rest}
      customInput={TextControl}
      getInputRef={ref}
      hasFigures
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      value={value}
      valueIsNumericString
      decimalSeparator={marks.decimal}
      allowedDecimalSeparators={marks.group === ',' ? ['.'] : [',', '.']}
      thousandSeparator={marks.group}
      decimalScale={decimals}
      allowNegative={false}
      maxLength={24}
      onPaste={handlePaste}
      onBlur={handleBlur}
      onValueChange={({ value: typed }, { source }) => {
        if (source === 'event') onChange(typed);
      }}
    />
  );
}
