import { constants } from '@setu/contract';
import { MultiSelectField } from '../../../forms/fields/multi-select-field';
import { SelectField } from '../../../forms/fields/select-field';
import { TextField } from '../../../forms/fields/text-field';
import { useListCountriesQuery, useListIndustriesQuery } from '../../../forms/reference-api';
import { useTexts } from '../../../i18n/use-texts';
import { CategoryFields } from './category-fields';
import { CountedText } from './counted-text';
import { FieldPlace } from './field-place';
import { HsCodeField } from './hs-code-field';
import { OtherIndustryField } from './other-industry-field';
import styles from './sections.module.css';

/** Asks for name and codes, category, brand, origin and use. */
export function MainFields() {
  const t = useTexts('card-form');
  const { data: countries = [] } = useListCountriesQuery();
  const { data: industries = [] } = useListIndustriesQuery();
  const { lineMax, vendorCodeMax, descriptionMax } = constants;
  return (
    <div className={styles.grid}>
      <FieldPlace field="name" span={8}>
        <CountedText name="name" label={t('fields.name')} hint={t('hints.name')} maxLength={lineMax} isRequired />
      </FieldPlace>
      <FieldPlace field="vendor_code" span={4}>
        <CountedText name="vendor_code" label={t('fields.vendor_code')} maxLength={vendorCodeMax} />
      </FieldPlace>
      <CategoryFields />
      <FieldPlace field="hs_code" span={5}>
        <HsCodeField />
      </FieldPlace>
      <FieldPlace field="brand" span={7}>
        <TextField name="brand" label={t('fields.brand')} maxLength={lineMax} isRequired />
      </FieldPlace>
      <FieldPlace field="country" span={5}>
        <SelectField
          name="country"
          label={t('fields.country')}
          options={countries.map(({ id, name }) => ({ value: id, label: name }))}
          isRequired
        />
      </FieldPlace>
      <FieldPlace field="industries" span={7}>
        <MultiSelectField
          name="industries"
          label={t('fields.industries')}
          options={industries.map(({ id, name }) => ({ value: id, label: name }))}
          isRequired
        />
      </FieldPlace>
      <OtherIndustryField industries={industries} />
      <FieldPlace field="condition" span={5}>
        <TextField
          name="condition"
          label={t('fields.condition')}
          hint={t('hints.condition')}
          maxLength={lineMax}
          lang="en"
        />
      </FieldPlace>
      <FieldPlace field="area" span={7}>
        <TextField
          name="area"
          label={t('fields.area')}
          hint={t('hints.area')}
          maxLength={lineMax}
          lang="en"
          isRequired
        />
      </FieldPlace>
      <FieldPlace field="description" span={12}>
        <CountedText
          name="description"
          label={t('fields.description')}
          hint={t('hints.description')}
          maxLength={descriptionMax}
          rows={4}
          isRequired
        />
      </FieldPlace>
    </div>
  );
}
