import { constants } from '@setu/contract';
import { DecimalField } from '../../../forms/fields/decimal-field';
import { MoneyField } from '../../../forms/fields/money-field';
import { RepeaterField } from '../../../forms/fields/repeater-field';
import { SelectField } from '../../../forms/fields/select-field';
import { TextAreaField, TextField } from '../../../forms/fields/text-field';
import { useListUnitsQuery } from '../../../forms/reference-api';
import { useFormField } from '../../../forms/use-form-field';
import { useTexts } from '../../../i18n/use-texts';
import { LazyHsCodeHelp } from '../../../kit/hs-codes/lazy-hs-code-help';
import { FieldGrid, Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { useSide } from '../model/use-side';
import styles from './description.module.css';
import { emptyPosition, type FurtherPosition } from './description-values';

/** The names of the first item's fields. */
const firstNames: Record<keyof FurtherPosition, string> = {
  name: 'positionName',
  details: 'positionDescription',
  area: 'positionArea',
  customsCode: 'positionCustomsCode',
  count: 'positionCount',
  unit: 'positionUnit',
  price: 'positionPrice',
};

/** Asks for the items: the first one, and as many more as are needed. */
export function PositionFields() {
  const t = useTexts('request-forms');
  return (
    <Stack gap={5}>
      <OnePosition nameOf={(field) => firstNames[field]} />
      <RepeaterField
        name="furtherPositions"
        label={t('description.further')}
        isLabelHidden
        hint={t('description.furtherHint')}
        addLabel={t('description.addPosition')}
        makeRow={emptyPosition}
        rowName={(position) => t('description.positionNumber', { number: position + 1 })}
        max={constants.furtherPositionsMax}
      >
        {(path, _, name) => (
          <Stack>
            <Text isStrong>{name}</Text>
            <OnePosition nameOf={(field) => `${path}.${field}`} />
          </Stack>
        )}
      </RepeaterField>
    </Stack>
  );
}

/** Asks for one item: name, requirements, use, customs code, quantity and price. */
function OnePosition({ nameOf }: { nameOf: (field: keyof FurtherPosition) => string }) {
  const t = useTexts('request-forms');
  const { data: units = [] } = useListUnitsQuery();
  const { value: unitId } = useFormField<string>(nameOf('unit'));
  return (
    <FieldGrid>
      <div data-wide>
        <TextField name={nameOf('name')} label={t('description.name')} isRequired maxLength={constants.lineMax} />
      </div>
      <div data-wide>
        <TextAreaField
          name={nameOf('details')}
          label={t('description.details')}
          hint={t('description.detailsHint')}
          isRequired
          rows={4}
          maxLength={constants.commentMax}
        />
      </div>
      <TextField name={nameOf('area')} label={t('description.area')} isRequired maxLength={constants.lineMax} />
      <CustomsCodeField nameOf={nameOf} />
      <div className={styles.pair}>
        <DecimalField
          name={nameOf('count')}
          label={t('draft.count')}
          isRequired
          decimals={0}
          least={constants.countMin}
          most={constants.countMax}
        />
        <SelectField
          name={nameOf('unit')}
          label={t('description.unit')}
          options={units.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </div>
      <MoneyField
        name={nameOf('price')}
        label={t('description.price')}
        currency="RUB"
        per={units.find(({ id }) => id === unitId)?.name}
        isRequired
        hasConversion
      />
    </FieldGrid>
  );
}

/** Asks for the customs code of an item, and suggests codes by its name and its requirements. */
function CustomsCodeField({ nameOf }: { nameOf: (field: keyof FurtherPosition) => string }) {
  const t = useTexts('request-forms');
  const side = useSide();
  const code = useFormField<string>(nameOf('customsCode'));
  const name = useFormField<string>(nameOf('name')).value;
  const description = useFormField<string>(nameOf('details')).value;
  return (
    <Stack gap={2}>
      <TextField
        name={code.name}
        label={t('description.customsCode')}
        hint={t(side === 'broker' ? 'order.customsCodeHint' : 'description.customsCodeHint')}
        isRequired
        inputMode="numeric"
        maxLength={20}
      />
      <LazyHsCodeHelp goods={{ name, description }} code={code.value} onTake={code.setValue} />
    </Stack>
  );
}
