import { isSoleProprietor } from '@setu/contract';
import { DateField } from '../../../forms/fields/date-field';
import { TextAreaField, TextField } from '../../../forms/fields/text-field';
import { useFormField } from '../../../forms/use-form-field';
import { useTexts } from '../../../i18n/use-texts';
import { openSupport } from '../../../kit/support/open-support';
import { TextButton } from '../../../ui/button/text-link';
import { FieldGrid } from '../../../ui/layout/layout';

const lineMax = 300;
const numberMax = 20;

/**
 * Asks for the registration data. With `isSigned` the numbers cannot change, because a signature identifies the company
 * by them.
 */
export function RequisitesFields({ isSigned }: { isSigned: boolean }) {
  const t = useTexts('companies');
  const isPerson = isSoleProprietor(useFormField<string>('inn').value);
  const common = useTexts();
  const hint = isSigned ? (
    <>
      {t('edit.signedHint')} <TextButton onClick={() => void openSupport()}>{common('support.action')}</TextButton>
    </>
  ) : undefined;
  return (
    <FieldGrid>
      <div data-wide>
        <TextField name="short_name" label={t('edit.fields.short_name')} maxLength={lineMax} isRequired />
      </div>
      <div data-wide>
        <TextAreaField
          name="full_name"
          label={t('edit.fields.full_name')}
          autoComplete="organization"
          rows={2}
          maxLength={lineMax}
          isRequired
        />
      </div>
      <TextField
        name="inn"
        label={t('edit.fields.inn')}
        hint={hint}
        inputMode="numeric"
        maxLength={numberMax}
        isDisabled={isSigned}
        isRequired
      />
      {!isPerson && <TextField name="kpp" label={t('edit.fields.kpp')} maxLength={numberMax} isRequired />}
      <TextField
        name="ogrn"
        label={t(isPerson ? 'edit.fields.ogrnip' : 'edit.fields.ogrn')}
        hint={hint}
        inputMode="numeric"
        maxLength={numberMax}
        isDisabled={isSigned}
        isRequired
      />
      <DateField name="registration_date" label={t('edit.fields.registration_date')} isRequired />
    </FieldGrid>
  );
}
