import type { HomeBlockView } from '@setu/contract';
import { Link } from 'react-router';
import { LocalizedText } from '../../i18n/localized-text';
import { useTexts } from '../../i18n/use-texts';
import { Picture } from '../../ui/media/picture';
import { HomeText } from './home-text';
import styles from './promo-tiles.module.css';

/** Shows two wide tiles that link to parts of the catalogue. */
export function PromoTiles({ tiles }: { tiles: HomeBlockView[] }) {
  const t = useTexts('home');
  if (tiles.length === 0) return null;
  return (
    <section className={styles.promo} aria-label={t('promo.label')}>
      {tiles.map((tile) => (
        <Link key={tile.id} to={tile.link} className={styles.promoTile} data-tone={tile.tone}>
          <div className={styles.promoWords}>
            <strong>
              <LocalizedText of={tile} field="title" />
            </strong>
            <HomeText block={tile} />
            <span className={styles.promoAction}>{tile.action}</span>
          </div>
          <span className={styles.promoArch}>
            <Picture of={tile.pictures[0]} alt="" sizes="180px" shape="stand" />
          </span>
        </Link>
      ))}
    </section>
  );
}
