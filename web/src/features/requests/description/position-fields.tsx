import { constants } from '@setu/contract';
import { DecimalField } from '../../../forms/fields/decimal-field';
import { MoneyField } from '../../../forms/fields/money-field';
import { SelectField } from '../../../forms/fields/select-field';
import { TextAreaField, TextField } from '../../../forms/fields/text-field';
import { useListUnitsQuery } from '../../../forms/reference-api';
import { useTexts } from '../../../i18n/use-texts';
import { FieldGrid } from '../../../ui/layout/layout';
import styles from './description.module.css';

/** Asks for the item: name, requirements, use, customs code, quantity and price. */
export function PositionFields() {
  const t = useTexts('requests');
  const { data: units = [] } = useListUnitsQuery();
  return (
    <FieldGrid>
      <div data-wide>
        <TextField name="positionName" label={t('description.name')} isRequired maxLength={constants.lineMax} />
      </div>
      <div data-wide>
        <TextAreaField
          name="positionDescription"
          label={t('description.details')}
          hint={t('description.detailsHint')}
          isRequired
          rows={4}
          maxLength={constants.commentMax}
        />
      </div>
      <TextField name="positionArea" label={t('description.area')} isRequired maxLength={constants.lineMax} />
      <TextField
        name="positionCustomsCode"
        label={t('description.customsCode')}
        hint={t('description.customsCodeHint')}
        isRequired
        inputMode="numeric"
        maxLength={20}
      />
      <div className={styles.pair}>
        <DecimalField
          name="positionCount"
          label={t('draft.count')}
          isRequired
          decimals={0}
          least={constants.countMin}
          most={constants.countMax}
        />
        <SelectField
          name="positionUnit"
          label={t('description.unit')}
          options={units.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </div>
      <MoneyField name="positionPrice" label={t('description.price')} currency="RUB" isRequired hasConversion />
    </FieldGrid>
  );
}
