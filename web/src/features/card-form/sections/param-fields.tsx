import { constants } from '@setu/contract';
import { SelectField } from '../../../forms/fields/select-field';
import { useListColorsQuery } from '../../../forms/reference-api';
import { useTexts } from '../../../i18n/use-texts';
import { useCardValue } from './card-context';
import { CountedText } from './counted-text';
import { FieldPlace } from './field-place';
import styles from './sections.module.css';

/** Asks for features, specification, composition, and important notes for buyers. */
export function ParamFields() {
  const t = useTexts('card-form');
  const { cardTextMax, descriptionMax } = constants;
  return (
    <div className={styles.grid}>
      <FieldPlace field="features" span={6}>
        <CountedText name="features" label={t('fields.features')} maxLength={cardTextMax} rows={4} />
      </FieldPlace>
      <FieldPlace field="technical_specification" span={6}>
        <CountedText
          name="technical_specification"
          label={t('fields.technical_specification')}
          maxLength={cardTextMax}
          rows={4}
        />
      </FieldPlace>
      <FieldPlace field="composition" span={8}>
        <CountedText name="composition" label={t('fields.composition')} maxLength={cardTextMax} />
      </FieldPlace>
      <ColorField />
      <FieldPlace field="special_instructions" span={12}>
        <CountedText
          name="special_instructions"
          label={t('fields.special_instructions')}
          hint={t('hints.special_instructions')}
          maxLength={descriptionMax}
          rows={3}
          isRequired
        />
      </FieldPlace>
    </div>
  );
}

function ColorField() {
  const t = useTexts('card-form');
  const { data: colors = [] } = useListColorsQuery();
  const chosen = useCardValue(({ color }) => color);
  const hex = colors.find(({ id }) => id === chosen)?.hex;
  return (
    <FieldPlace field="color" span={4}>
      <SelectField
        name="color"
        label={t('fields.color')}
        hint={
          hex && (
            <>
              <span className={styles.swatch} style={{ background: hex }} /> {hex}
            </>
          )
        }
        options={colors.map(({ id, name }) => ({ value: id, label: name }))}
        isRequired
      />
    </FieldPlace>
  );
}
