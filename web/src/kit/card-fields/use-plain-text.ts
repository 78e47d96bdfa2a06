import {
  type CardDetailsView,
  cardField,
  detailOf,
  type NumberUnit,
  type PlainFieldSpec,
  type ShownName,
} from '@setu/contract';
import { formatNumber, formatPercent, formatQuantity } from '../../i18n/formats';
import { useReader } from '../../i18n/reader';
import { useTexts } from '../../i18n/use-texts';

export type PlainText = (card: CardDetailsView, name: ShownName) => string;

/** Returns a function that gives a plain field of a card as text, or an empty string if the card has no value. */
export function usePlainText(): PlainText {
  const t = useTexts('card-fields');
  const common = useTexts();
  const reader = useReader();
  const amount = (value: number, unit?: NumberUnit): string => {
    if (unit === undefined) return formatNumber(value, reader);
    if (unit === 'days') return common('product.days', { count: value });
    if (unit === 'months') return t('amount.months', { count: value });
    return formatQuantity(value, t(`unit.${unit}`), reader);
  };
  return (card, name) => {
    const field = cardField(name) as PlainFieldSpec;
    const value = detailOf(card, name);
    if (value === null || value === '') return '';
    if (field.kind === 'flag') return t(`option.${name}.${value ? 'yes' : 'no'}`);
    if (field.kind === 'choice') return t(`option.${name}.${value}`);
    if (typeof value !== 'number') return String(value);
    return field.kind === 'share'
      ? formatPercent(value, reader)
      : amount(value, field.kind === 'number' ? field.unit : undefined);
  };
}
