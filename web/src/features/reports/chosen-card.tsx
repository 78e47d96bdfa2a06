import type { PictureView } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import { Icon } from '../../ui/icon/icon';
import { IconSearchOff } from '../../ui/icon/icons';
import { Thumbnail } from '../../ui/media/thumbnail';
import styles from './reports.module.css';

/** Shows the card opened most often after a search, with its picture. Shows an icon and a label if none was opened. */
export function ChosenCard({ name, picture }: { name: string | null; picture: PictureView | null }) {
  const t = useTexts('reports');
  if (name === null)
    return (
      <span className={styles.chosen} data-nothing>
        <Icon of={IconSearchOff} size={18} />
        {t('nothingChosen')}
      </span>
    );
  return (
    <span className={styles.chosen}>
      <Thumbnail of={picture} />
      {name}
    </span>
  );
}
