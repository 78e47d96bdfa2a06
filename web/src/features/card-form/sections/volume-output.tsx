import { formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { volumeIn, volumeOf } from '../model/volume';
import { useCardValue } from './card-context';
import { useIsByWeight } from './dimension-fields';
import styles from './sections.module.css';

/** Shows the volume of one item for the entered size. Goods by weight have no items. */
export function VolumeOutput() {
  const t = useTexts('card-form');
  const cubicMetres = useCardValue(volumeOf);
  const isByWeight = useIsByWeight();
  const shown = cubicMetres === null ? null : volumeIn(cubicMetres);
  if (isByWeight) return null;
  return (
    <div className={styles.place} data-span="4" data-half>
      <div className={styles.volume}>
        <span id="card-volume">{t('fields.volume')}</span>
        <output aria-labelledby="card-volume">
          <span>{shown === null ? '–' : formatNumber(shown.value)}</span>
          <span>{t(`units.${shown?.unit ?? 'cubicMetres'}`)}</span>
        </output>
      </div>
    </div>
  );
}
