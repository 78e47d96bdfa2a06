import { cardField, type PlainFieldSpec, type PlainName } from '@setu/contract';
import type { ReactNode } from 'react';
import { DecimalField, PercentField } from '../../../forms/fields/decimal-field';
import { SelectField } from '../../../forms/fields/select-field';
import { useTexts } from '../../../i18n/use-texts';
import { useFieldLabels } from '../../../kit/card-fields/use-field-labels';
import { useCardType } from './card-context';
import { CountedText } from './counted-text';
import { layoutOf } from './field-layout';
import { FieldPlace } from './field-place';

interface PlainCardFieldProps {
  name: PlainName;
  label?: string;
  hint?: ReactNode;
  isRequired?: boolean;
  /** The unit of a number that depends on another field. */
  unit?: string | undefined;
}

/** Asks for a plain field of a card with the control of its kind. Its description gives what is not given here. */
export function PlainCardField({ name, unit, ...given }: PlainCardFieldProps) {
  const t = useTexts('card-fields');
  const type = useCardType();
  const { labelOf, helpOf } = useFieldLabels(type);
  const { hasHelp } = layoutOf(name, type);
  const field = cardField(name) as PlainFieldSpec;
  const props = {
    name,
    label: labelOf(name),
    hint: hasHelp ? helpOf(name) : undefined,
    isRequired: field.required === true,
    ...given,
  };
  return <FieldPlace field={name}>{controlOf(field)}</FieldPlace>;

  function controlOf(field: PlainFieldSpec): ReactNode {
    const toOption = (value: string) => ({ value, label: t(`option.${name}.${value}`) });
    if (field.kind === 'number')
      return (
        <DecimalField
          {...props}
          decimals={field.decimals}
          least={field.zero ? 0 : undefined}
          most={field.max}
          unit={unit ?? (field.unit && t(`unit.${field.unit}`))}
        />
      );
    if (field.kind === 'share') return <PercentField {...props} />;
    if (field.kind === 'choice') return <SelectField {...props} options={field.options.map(toOption)} />;
    if (field.kind === 'flag')
      return <SelectField {...props} options={['yes', 'no'].map(toOption)} isRequired={!field.optional} />;
    const text = { ...props, maxLength: field.maxLength, lang: field.translated && 'en' };
    return <CountedText {...text} rows={field.lines} />;
  }
}
