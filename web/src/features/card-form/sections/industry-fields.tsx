import { MultiSelectField } from '../../../forms/fields/multi-select-field';
import { useListIndustriesQuery } from '../../../forms/reference-api';
import { useFieldFault } from '../../../forms/use-field-fault';
import { useFormField } from '../../../forms/use-form-field';
import { useTexts } from '../../../i18n/use-texts';
import { FieldPlace } from './field-place';
import { PlainCardField } from './plain-card-field';

/** Asks for the industries that use the card's goods. */
export function IndustriesField() {
  const t = useTexts('card-fields');
  const { data: industries = [] } = useListIndustriesQuery();
  return (
    <FieldPlace field="industries">
      <MultiSelectField
        name="industries"
        label={t('label.industries')}
        options={industries.map(({ id, name }) => ({ value: id, label: name }))}
        isRequired
      />
    </FieldPlace>
  );
}

/** Asks for an industry that is not listed, once "other" (the last option) is chosen. */
export function OtherIndustryField() {
  const t = useTexts('card-form');
  const { data: industries = [] } = useListIndustriesQuery();
  const chosen = useFormField<string[]>('industries');
  const { value } = useFormField<string>('other_industry');
  const isShown = chosen.value.includes(industries.at(-1)?.id ?? '');
  useFieldFault('other_industry', isShown && value.trim() === '' ? t('hints.otherIndustry') : undefined);
  return isShown ? <PlainCardField name="other_industry" isRequired /> : null;
}
