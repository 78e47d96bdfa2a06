import { TextField } from '../../../forms/fields/text-field';
import { useTexts } from '../../../i18n/use-texts';

/** The HS code as it is written: digits, with spaces and dots where people put them. */
export function HsCodeField() {
  const t = useTexts('card-form');
  return <TextField name="hs_code" label={t('fields.hs_code')} hint={t('hints.hs_code')} maxLength={20} isRequired />;
}
