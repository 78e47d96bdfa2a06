import { formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { volumeIn, volumeOf } from '../model/volume';
import { useCardValue } from './card-context';
import styles from './sections.module.css';

/** Shows the volume of one item for the entered size. */
export function VolumeOutput() {
  const t = useTexts('card-form');
  const cubicMetres = useCardValue(volumeOf);
  const shown = cubicMetres === null ? null : volumeIn(cubicMetres);
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
