import { Link, useLocation } from 'react-router';
import { useTexts } from '../../i18n/use-texts';
import { Icon } from '../../ui/icon/icon';
import { CountBadge } from '../../ui/status/count-badge';
import { isCurrentEntry } from '../current-entry';
import type { NavigationLink } from '../navigation';
import styles from './header.module.css';

/** A header entry: an icon above a label, with a counter. */
export function NavIcon({ item, isBare = false }: { item: NavigationLink; isBare?: boolean }) {
  const t = useTexts();
  const location = useLocation();
  const label = t(item.labelKey);
  return (
    <Link
      to={item.to}
      aria-current={isCurrentEntry(item, location) ? 'page' : undefined}
      className={isBare ? styles.navBare : styles.navIcon}
      aria-label={item.count ? t('nav.counted', { label, count: item.count }) : isBare ? label : undefined}
    >
      <Icon of={item.icon} />
      {!isBare && <span>{label}</span>}
      <CountBadge count={item.count} isHot={item.isHot} className={styles.badge} />
    </Link>
  );
}
