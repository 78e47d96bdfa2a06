import { businessTypes, contactTexts, type NamedView } from '@setu/contract';
import { CheckboxField } from '../../../forms/fields/checkbox-field';
import { MultiSelectField } from '../../../forms/fields/multi-select-field';
import { SelectField } from '../../../forms/fields/select-field';
import { TextField } from '../../../forms/fields/text-field';
import { useFormField } from '../../../forms/use-form-field';
import { useTexts } from '../../../i18n/use-texts';
import { SupplierText } from '../../../kit/supplier-fields/supplier-text';
import { usePhoneHome } from '../../../session/phone-home';
import { FieldGrid, Stack } from '../../../ui/layout/layout';
import { AddressFields } from './address-fields';

const lineMax = 300;

/** Asks for the actual address: the same as the legal one, or a separate one. */
export function ActualFields() {
  const t = useTexts('companies');
  const { value: isSame } = useFormField<boolean>('isActualLegal');
  return (
    <Stack gap={4}>
      <CheckboxField name="isActualLegal" label={t('edit.actualIsLegal')} />
      {!isSame && <AddressFields name="actual_addr" />}
    </Stack>
  );
}

/** Asks for the company's trade. */
export function TradeFields({ industries }: { industries: NamedView[] }) {
  const t = useTexts('companies');
  const statusTexts = useTexts('statuses');
  return (
    <FieldGrid>
      <TextField name="web_site" type="url" label={t('edit.fields.web_site')} maxLength={lineMax} />
      <SelectField
        name="business_type"
        label={t('edit.fields.business_type')}
        options={businessTypes.map((id) => ({ value: id, label: statusTexts(`businessType.${id}`) }))}
      />
      <div data-wide>
        <MultiSelectField
          name="industries"
          label={t('edit.fields.industries')}
          options={industries.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </div>
    </FieldGrid>
  );
}

/** Asks for the company's contact for the broker. */
export function ContactFields() {
  const home = usePhoneHome();
  return (
    <FieldGrid>
      {contactTexts.map(({ name, nameOfSupplier }) => (
        <SupplierText key={name} field={nameOfSupplier} name={`contacts.${name}`} isRequired={false} home={home} />
      ))}
    </FieldGrid>
  );
}
