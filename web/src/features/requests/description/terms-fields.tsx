import { constants } from '@setu/contract';
import { MoneyField } from '../../../forms/fields/money-field';
import { TextAreaField, TextField } from '../../../forms/fields/text-field';
import { useTexts } from '../../../i18n/use-texts';
import { FieldGrid } from '../../../ui/layout/layout';

/** Asks for the deadline, the total and the conditions. */
export function TermsFields() {
  const t = useTexts('requests');
  return (
    <FieldGrid>
      <TextField
        name="contractTiming"
        label={t('description.timing')}
        placeholder={t('description.timingExample')}
        isRequired
        maxLength={constants.lineMax}
      />
      <MoneyField name="contractTotal" label={t('description.total')} currency="RUB" isRequired hasConversion />
      <div data-wide>
        <TextAreaField
          name="contractDescription"
          label={t('description.conditions')}
          hint={t('description.conditionsHint')}
          rows={3}
          maxLength={constants.commentMax}
        />
      </div>
    </FieldGrid>
  );
}
