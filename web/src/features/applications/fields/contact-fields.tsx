import { supplierLimits } from '@setu/contract';
import { PhoneField } from '../../../forms/fields/phone-field';
import { TextField } from '../../../forms/fields/text-field';
import { useTexts } from '../../../i18n/use-texts';
import { FieldGrid } from '../../../ui/layout/layout';

const { line } = supplierLimits;
const emailMax = 254;

/** Asks for the company's contact. Phone numbers are Indian unless another country is chosen. */
export function SupplierContactFields() {
  const t = useTexts('applications');
  return (
    <FieldGrid>
      <TextField
        name="contact_name"
        label={t('fields.contact_name')}
        autoComplete="given-name"
        maxLength={line}
        isRequired
      />
      <TextField
        name="contact_surname"
        label={t('fields.contact_surname')}
        autoComplete="family-name"
        maxLength={line}
        isRequired
      />
      <TextField name="contact_patronymic" label={t('fields.contact_patronymic')} maxLength={line} />
      <TextField
        name="designation"
        label={t('fields.designation')}
        autoComplete="organization-title"
        maxLength={line}
        isRequired
      />
      <TextField
        name="email"
        type="email"
        label={t('fields.email')}
        autoComplete="email"
        maxLength={emailMax}
        isRequired
      />
      <PhoneField name="phone" home="IN" label={t('fields.phone')} isRequired />
      <TextField name="additional_email" type="email" label={t('fields.additional_email')} maxLength={emailMax} />
      <PhoneField name="additional_phone" home="IN" label={t('fields.additional_phone')} />
    </FieldGrid>
  );
}
