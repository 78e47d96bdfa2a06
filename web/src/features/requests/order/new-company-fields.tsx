import { constants, innMax, isSoleProprietor } from '@setu/contract';
import { PhoneField } from '../../../forms/fields/phone-field';
import { TextField } from '../../../forms/fields/text-field';
import { useFormField } from '../../../forms/use-form-field';
import { useTexts } from '../../../i18n/use-texts';
import { FieldGrid } from '../../../ui/layout/layout';
import { KnownInn } from './known-inn';

/** Asks for a new company: its name, its numbers and its contact. A sole proprietor has no KPP. */
export function NewCompanyFields() {
  const t = useTexts('request-forms');
  const { value: inn } = useFormField<string>('companyInn');
  const isPerson = isSoleProprietor(inn);
  const line = { maxLength: constants.lineMax };
  return (
    <FieldGrid>
      <div data-wide>
        <TextField name="companyName" label={t('order.name')} hint={t('order.nameHint')} isRequired {...line} />
      </div>
      <TextField
        name="companyInn"
        label={t('order.inn')}
        hint={t('order.innHint')}
        isRequired
        inputMode="numeric"
        maxLength={innMax}
      />
      {!isPerson && <TextField name="companyKpp" label={t('order.kpp')} inputMode="numeric" maxLength={9} />}
      <TextField
        name="companyOgrn"
        label={t(isPerson ? 'order.ogrnip' : 'order.ogrn')}
        inputMode="numeric"
        maxLength={isPerson ? 15 : 13}
      />
      <div data-wide>
        <KnownInn inn={inn} />
      </div>
      <TextField name="companyLastName" label={t('order.lastName')} isRequired {...line} />
      <TextField name="companyFirstName" label={t('order.firstName')} isRequired {...line} />
      <TextField name="companyMiddleName" label={t('order.middleName')} {...line} />
      <PhoneField name="companyPhone" home="RU" label={t('order.phone')} isRequired />
      <TextField name="companyEmail" label={t('order.email')} type="email" isRequired {...line} />
      <PhoneField name="companyAdditionalPhone" home="RU" label={t('order.additionalPhone')} />
      <TextField name="companyAdditionalEmail" label={t('order.additionalEmail')} type="email" {...line} />
    </FieldGrid>
  );
}
