import type { HomeBlockView } from '@setu/contract';
import { Link } from 'react-router';
import { LocalizedText } from '../../i18n/localized-text';
import { useTexts } from '../../i18n/use-texts';
import { Picture } from '../../ui/media/picture';
import styles from './home.module.css';

/** Two wide tiles that lead into parts of the catalogue. */
export function PromoTiles({ tiles }: { tiles: HomeBlockView[] }) {
  const t = useTexts('home');
  if (tiles.length === 0) return null;
  return (
    <section className={styles.promo} aria-label={t('promo.label')}>
      {tiles.map(({ id, title, text, action, link, pictures, tone }) => (
        <Link key={id} to={link} className={styles.promoTile} data-tone={tone}>
          <span className={styles.promoWords}>
            <strong>
              <LocalizedText text={title} />
            </strong>
            <span>
              <LocalizedText text={text} />
            </span>
            <span className={styles.promoAction}>{action.text}</span>
          </span>
          <span className={styles.promoArch}>
            <Picture url={pictures[0]?.url} alt="" sizes="180px" shape="fill" />
          </span>
        </Link>
      ))}
    </section>
  );
}
