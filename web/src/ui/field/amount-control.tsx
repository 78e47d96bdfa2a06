import type { ClipboardEvent, ComponentPropsWithRef } from 'react';
import { NumericFormat } from 'react-number-format';
import { numberMarks } from '../../i18n/formats';
import { readDecimal } from '../../lib/read-decimal';
import { TextControl } from './text-control';

interface AmountControlProps
  extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'type' | 'onChange'> {
  /** Plain decimal text with a point: `1234.5`; empty while there is none. */
  value: string;
  onChange: (value: string) => void;
  /** Decimals that can be typed; what is pasted beyond is cut off. */
  decimals?: number;
  /** Unit, currency or percent sign at the right end. */
  end?: string;
}

const cut = (text: string, decimals: number) => {
  const [whole = '', part = ''] = text.split('.');
  return decimals > 0 && part ? `${whole}.${part.slice(0, decimals)}` : whole;
};

/**
 * A number written as the page's language writes it while it is typed; the caret stays where the typist is. Comma and
 * point both begin the decimals.
 */
export function AmountControl({ value, onChange, decimals = 2, onPaste, ref, ...rest }: AmountControlProps) {
  const marks = numberMarks();
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    const { selectionStart, selectionEnd, value: shown } = event.currentTarget;
    const isWhole = selectionStart === 0 && selectionEnd === shown.length;
    const read = isWhole ? readDecimal(event.clipboardData.getData('text'), marks.decimal) : null;
    if (read === null) return;
    event.preventDefault();
    onChange(cut(read, decimals));
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
      allowedDecimalSeparators={[',', '.']}
      thousandSeparator={marks.group}
      decimalScale={decimals}
      allowNegative={false}
      maxLength={24}
      onPaste={handlePaste}
      onValueChange={({ value: typed }, { source }) => {
        if (source === 'event') onChange(typed);
      }}
    />
  );
}
