import { useTexts } from '../../i18n/use-texts';
import { FieldFrame } from '../../ui/field/field-frame';
import { type Option, SelectControl, type SelectControlProps } from '../../ui/field/select-control';
import { useFormField } from '../use-form-field';
import type { FieldProps } from './field-props';

/** A choice of one option from a list. The form's value is empty until the user chooses. */
export function SelectField({
  name,
  label,
  hint,
  isRequired,
  isDisabled,
  options,
  color,
}: FieldProps & Pick<SelectControlProps, 'color'> & { options: Option[] }) {
  const t = useTexts();
  const field = useFormField<string>(name);
  return (
    <FieldFrame label={label} hint={hint} error={field.error} isRequired={isRequired} id={field.id}>
      {(links) => (
        <SelectControl
          {...links}
          name={name}
          options={options}
          emptyLabel={t('form.notSelected')}
          isEmptyPale
          color={color}
          value={field.value}
          disabled={isDisabled}
          required={isRequired}
          onChange={({ target }) => field.setValue(target.value)}
          onBlur={field.markLeft}
        />
      )}
    </FieldFrame>
  );
}
