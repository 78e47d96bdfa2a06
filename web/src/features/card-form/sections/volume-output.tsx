import { formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { volumeOf } from '../model/volume';
import { useCardValue } from './card-context';
import styles from './sections.module.css';

/** Shows the volume of one item for the entered size. */
export function VolumeOutput() {
  const t = useTexts('card-form');
  const volume = useCardValue(volumeOf);
  return (
    <div className={styles.place} data-span="4" data-half>
      <div className={styles.volume}>
        <span id="card-volume">{t('fields.volume')}</span>
        <output aria-labelledby="card-volume">
          <span>{volume === null ? '–' : formatNumber(volume)}</span>
          <span>{t('units.cubicMetres')}</span>
        </output>
      </div>
    </div>
  );
}
