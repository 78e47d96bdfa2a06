import {
  type CostColumn,
  type CostPlaceView,
  type CostRowView,
  type CostTable,
  type CostValues,
  costTableSpec,
  hsText,
} from '@setu/contract';
import { countryName, formatDate, formatDecimal } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { foldedColumns } from './folded-columns';

const units = ['kilogram', 'tonne', 'piece', 'cubic_metre'] as const;

/** Returns the functions that show the values of a table in the viewer's language. */
export function useCostTexts(table: CostTable, places: readonly CostPlaceView[]) {
  const t = useTexts('cost-admin');
  const labels = useTexts('cost-tables');
  const placeOf = (code: string): string => places.find((place) => place.code === code)?.name ?? code;
  const optionOf = (name: string, value: string): string => labels(`option.${table}.${name}.${value}`);
  const labelOf = (name: string): string => labels(`column.${table}.${name}`);

  /** Returns a single value as text. */
  const textOf = (column: CostColumn, value: string): string => {
    if (value === '') return '';
    if (column.kind === 'choice') return optionOf(column.name, value);
    if (column.kind === 'place') return placeOf(value);
    if (column.kind === 'country') return countryName(value);
    if (column.kind === 'decimal' || column.kind === 'integer') return formatDecimal(value);
    if (column.kind === 'digits') return hsText(value);
    if (column.kind === 'day') return formatDate(value);
    if (column.kind === 'flag') return labels(value === 'yes' ? 'option.flag.yes' : 'option.flag.no');
    return value;
  };

  const money = (amount = '', currency = ''): string => `${formatDecimal(amount)}\u00A0${currency}`;

  /** Returns the rate of a tariff: `5 %`, `0,04 EUR/кг`, or both and how they go together. */
  const rateOf = (values: CostValues): string => {
    const percent = t('rate.percent', { value: formatDecimal(values.percent ?? '') });
    const unit = units.find((one) => one === values.unit);
    // The word joiner keeps the unit on the line of its currency.
    const amount = `${money(values.amount, values.currency)}/\u2060${unit ? t(`unit.${unit}`) : ''}`;
    if (values.kind === 'percent') return percent;
    if (values.kind === 'specific') return amount;
    return t(values.kind === 'combined_max' ? 'rate.combined_max' : 'rate.combined_sum', { percent, amount });
  };

  /** Returns the value of a column together with those that are folded into it. Empty if it has none. */
  const cellOf = (column: CostColumn, values: CostValues): string => {
    const value = values[column.name] ?? '';
    const folded = foldedColumns(table)[column.name] ?? [];
    const [second = ''] = folded.map((name) => values[name] ?? '');
    if (value === '' || folded.length === 0) return textOf(column, value);
    if (column.kind === 'choice') return rateOf(values);
    if (column.kind === 'place') return t('way', { from: placeOf(value), to: placeOf(second) });
    if (column.kind === 'integer') return value === second ? value : `${value}–${second}`;
    return money(value, second);
  };

  const { columns, key } = costTableSpec(table);
  /** Returns the name of a row: the values that identify it. */
  const nameOf = ({ values }: Pick<CostRowView, 'values'>): string =>
    columns
      .filter(({ name, kind }) => key.includes(name) && kind !== 'day')
      .filter((column) => !Object.values(foldedColumns(table)).flat().includes(column.name))
      .map((column) => cellOf(column, values))
      .filter((text) => text !== '')
      .join(', ') || labels(`table.${table}`);

  return { labelOf, optionOf, textOf, cellOf, nameOf, tableName: labels(`table.${table}`) };
}
