import { DecimalField } from '../../../forms/fields/decimal-field';
import { formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { volumeOf } from '../model/volume';
import { useCardValue } from './card-context';
import { FieldPlace } from './field-place';
import styles from './sections.module.css';

const sides = ['length', 'width', 'height'] as const;

/** Asks for size and weight of one item and the number per pack, and shows the volume. */
export function DimensionFields() {
  const t = useTexts('card-form');
  const volume = useCardValue(volumeOf);
  return (
    <div className={styles.grid}>
      {sides.map((side) => (
        <FieldPlace key={side} field={side} span={4} isHalf>
          <DecimalField name={side} label={t(`fields.${side}`)} unit={t('units.mm')} isRequired />
        </FieldPlace>
      ))}
      <FieldPlace field="weight" span={4} isHalf>
        <DecimalField name="weight" label={t('fields.weight')} unit={t('units.kg')} isRequired />
      </FieldPlace>
      <FieldPlace field="count_in_one_package" span={4} isHalf>
        <DecimalField name="count_in_one_package" label={t('fields.count_in_one_package')} />
      </FieldPlace>
      <div className={styles.place} data-span="4" data-half>
        <div className={styles.volume}>
          <span id="card-volume">{t('fields.volume')}</span>
          <output aria-labelledby="card-volume">
            <span>{volume === null ? '–' : formatNumber(volume)}</span>
            <span>{t('units.cubicMetres')}</span>
          </output>
        </div>
      </div>
    </div>
  );
}
