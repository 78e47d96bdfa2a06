import { RadioField } from '../../../forms/fields/radio-field';
import { useFormField } from '../../../forms/use-form-field';
import { useTexts } from '../../../i18n/use-texts';
import { Stack } from '../../../ui/layout/layout';
import { ChosenCompany } from './chosen-company';
import { NewCompanyFields } from './new-company-fields';
import type { OrderValues } from './order-values';

/** Asks for the customer of the request: an existing company or a new one. */
export function CustomerFields() {
  const t = useTexts('request-forms');
  const { value: kind } = useFormField<OrderValues['companyKind']>('companyKind');
  return (
    <Stack gap={4}>
      <RadioField
        name="companyKind"
        label={t('order.companyKind')}
        options={[
          { value: 'existing', label: t('order.existing') },
          { value: 'new', label: t('order.newCompany') },
        ]}
      />
      {kind === 'new' ? <NewCompanyFields /> : <ChosenCompany />}
    </Stack>
  );
}
