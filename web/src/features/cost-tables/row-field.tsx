import { type CostColumn, type CostPlaceView, type CostTable, costCurrencies } from '@setu/contract';
import { use } from 'react';
import { DateField } from '../../forms/fields/date-field';
import { DecimalField } from '../../forms/fields/decimal-field';
import { SelectField } from '../../forms/fields/select-field';
import { TextAreaField, TextField } from '../../forms/fields/text-field';
import { useFormField } from '../../forms/use-form-field';
import type { Texts } from '../../i18n/text-namespaces';
import { TextsContext, useTexts } from '../../i18n/use-texts';
import { CheckControl } from '../../ui/field/check-control';
import { useCostTexts } from './use-cost-texts';

interface RowFieldProps {
  table: CostTable;
  column: CostColumn;
  places: readonly CostPlaceView[];
  isRequired: boolean;
}

const inline = { length: 200 };

type HintName = keyof Texts['cost-admin']['hint'];

/** The control of a column, by its kind. */
export function RowField({ table, column, places, isRequired }: RowFieldProps) {
  const t = useTexts('cost-admin');
  const { labelOf, optionOf } = useCostTexts(table, places);
  const name = `values.${column.name}`;
  const label = labelOf(column.name);
  const texts = use(TextsContext);
  const hint = ([`${table}_${column.name}`, column.name] as HintName[]).find((one) =>
    texts.exists(`hint.${one}`, { ns: 'cost-admin' }),
  );
  const field = { name, label, isRequired, hint: hint && t(`hint.${hint}`) };
  switch (column.kind) {
    case 'choice':
      return (
        <SelectField
          {...field}
          options={column.options.map((value) => ({ value, label: optionOf(column.name, value) }))}
        />
      );
    case 'currency':
      return <SelectField {...field} options={costCurrencies.map((value) => ({ value, label: value }))} />;
    case 'place':
      return (
        <SelectField
          {...field}
          options={places.map(({ code, name: place }) => ({ value: code, label: `${place} (${code})` }))}
        />
      );
    case 'day':
      return <DateField {...field} />;
    case 'decimal':
      return <DecimalField {...field} decimals={column.decimals} most={column.max} />;
    case 'integer':
      return <DecimalField {...field} decimals={0} most={column.max} />;
    case 'flag':
      return <YesNoField name={name} label={label} />;
    case 'digits':
      return <TextField {...field} inputMode="numeric" />;
    case 'url':
      return <TextField {...field} type="url" maxLength={column.maxLength} />;
    case 'text':
      return column.maxLength > inline.length ? (
        <TextAreaField {...field} rows={2} maxLength={column.maxLength} />
      ) : (
        <TextField {...field} maxLength={column.maxLength} />
      );
    case 'country':
    case 'locode':
      return <TextField {...field} maxLength={column.kind === 'country' ? 2 : 5} />;
  }
}

/** A checkbox whose value is `yes` or `no`, as the tables have it. */
function YesNoField({ name, label }: { name: string; label: string }) {
  const field = useFormField<string>(name);
  return (
    <CheckControl
      id={field.id}
      name={name}
      label={label}
      checked={field.value === 'yes'}
      onChange={({ target }) => field.setValue(target.checked ? 'yes' : 'no')}
    />
  );
}
