import { useTexts } from '../../i18n/use-texts';
import { Icon } from '../../ui/icon/icon';
import { IconMessagePlus } from '../../ui/icon/icons';
import { FindForMe } from './find-for-me';
import styles from './find-for-me-tile.module.css';
import { useFindForMe } from './use-find-for-me';

/**
 * The last tile of a page of cards, two columns wide. It appears only if the number of cards leaves exactly that gap in
 * rows of four, in rows of three, or in both.
 */
export function FindForMeTile({ cards, name }: { cards: number; name: string }) {
  const t = useTexts();
  const inFours = cards % 4 === 2;
  const inThrees = cards % 3 === 1;
  if (!useFindForMe() || !(inFours || inThrees)) return null;
  return (
    <aside
      className={styles.tile}
      data-fours={inFours || undefined}
      data-threes={inThrees || undefined}
      aria-label={t('findForMe.action')}
    >
      <Icon of={IconMessagePlus} size={36} className={styles.icon} />
      <p className={styles.title}>{t('findForMe.title')}</p>
      <p className={styles.text}>{t('findForMe.text')}</p>
      <FindForMe name={name} />
    </aside>
  );
}
