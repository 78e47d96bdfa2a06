import { screenPath } from '@setu/contract';
import { Link } from 'react-router';
import { formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { Skeleton } from '../../../ui/skeleton/skeleton';
import styles from './desk.module.css';
import type { DeskTile } from './desk-tiles';

/**
 * Shows numbers side by side, each with a link to the counted items. While the dashboard loads, no numbers are shown.
 */
export function TileRow({ tiles, isLoading }: { tiles: DeskTile[]; isLoading: boolean }) {
  const t = useTexts('account');
  return (
    <ul className={styles.tiles} aria-label={t('desk.tiles.label')}>
      {tiles.map(({ id, screen, params, search = '', count, isHot }) => (
        <li key={id}>
          <Link
            to={`${screenPath(screen, params)}${search}`}
            className={styles.tile}
            data-hot={(isHot && count) || undefined}
          >
            <span className={styles.tileName}>{t(`desk.tiles.${id}`)}</span>
            <span className={styles.tileFigure}>
              {count !== undefined && formatNumber(count)}
              {count === undefined && (isLoading ? <Skeleton width="40px" height="26px" /> : <NoData />)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function NoData() {
  const t = useTexts('account');
  return <small className={styles.unknown}>{t('desk.tiles.unknown')}</small>;
}
