import type { ClipboardEvent, ComponentPropsWithRef } from 'react';
import { NumericFormat } from 'react-number-format';
import { numberMarks } from '../../i18n/formats';
import { readDecimal } from '../../lib/read-decimal';
import { TextControl } from './text-control';

interface AmountControlProps
  extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'type' | 'onChange'> {
  /** Plain decimal text with a point, such as `1234.5`, or empty. */
  value: string;
  onChange: (value: string) => void;
  /** The number of decimals that can be typed. Further pasted decimals are cut off. */
  decimals?: number;
  /** The unit, currency or percent sign at the right end. */
  end?: string;
}

const cut = (text: string, decimals: number) => {
  const [integer = '', part = ''] = text.split('.');
  return decimals > 0 && part ? `${integer}.${part.slice(0, decimals)}` : integer;
};

/**
 * A number field that formats in the page's language while the user types. The caret stays in place. Both comma and
 * point start the decimals.
 */
export function AmountControl({ value, onChange, decimals = 2, onPaste, ref, ...rest }: AmountControlProps) {
  const marks = numberMarks();
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    const { selectionStart, selectionEnd, value: shown } = event.currentTarget;
    const isAllSelected = selectionStart === 0 && selectionEnd === shown.length;
    const read = isAllSelected ? readDecimal(event.clipboardData.getData('text'), marks.decimal) : null;
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
