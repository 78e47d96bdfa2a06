import { useTexts } from '../../i18n/use-texts';
import { FieldGroup } from '../../ui/field/field-group';
import { useFormField } from '../use-form-field';
import { DateField } from './date-field';
import type { FieldProps } from './field-props';

/** Two days, both inclusive, at `name.from` and `name.to`. Each calendar offers only days that fit the other day. */
export function DateRangeField({
  name,
  label,
  hint,
  isRequired,
  isDisabled,
}: Omit<FieldProps, 'label'> & { label: string }) {
  const t = useTexts();
  const { value: range, error } = useFormField<{ from: string; to: string }>(name);
  const end = { isRequired, isDisabled };
  return (
    <FieldGroup label={label} hint={hint} error={error}>
      <DateField {...end} name={`${name}.from`} label={t('filters.from')} max={range.to} />
      <DateField {...end} name={`${name}.to`} label={t('filters.to')} min={range.from} />
    </FieldGroup>
  );
}
