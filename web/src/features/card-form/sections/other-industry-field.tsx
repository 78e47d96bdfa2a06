import type { NamedView } from '@setu/contract';
import { TextField } from '../../../forms/fields/text-field';
import { useFieldFault } from '../../../forms/use-field-fault';
import { useFormField } from '../../../forms/use-form-field';
import { useTexts } from '../../../i18n/use-texts';
import { FieldPlace } from './field-place';

/** Asks for an industry that is not listed, once "other" (the last option) is chosen. */
export function OtherIndustryField({ industries }: { industries: NamedView[] }) {
  const t = useTexts('card-form');
  const chosen = useFormField<string[]>('industries');
  const { value } = useFormField<string>('other_industry');
  const other = industries.at(-1)?.id ?? '';
  const isShown = chosen.value.includes(other);
  useFieldFault('other_industry', isShown && value.trim() === '' ? t('hints.otherIndustry') : undefined);
  if (!isShown) return null;
  return (
    <FieldPlace field="other_industry" span={12}>
      <TextField name="other_industry" label={t('fields.other_industry')} maxLength={300} lang="en" isRequired />
    </FieldPlace>
  );
}
