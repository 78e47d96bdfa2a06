import { NavLink } from 'react-router';
import { useTexts } from '../../i18n/use-texts';
import { Icon } from '../../ui/icon/icon';
import { CountBadge } from '../../ui/status/count-badge';
import type { NavigationLink } from '../navigation';
import styles from './header.module.css';

/** A header entry: an icon above a label, with a counter. */
export function NavIcon({ item, isBare = false }: { item: NavigationLink; isBare?: boolean }) {
  const t = useTexts();
  const label = t(item.labelKey);
  return (
    <NavLink
      to={item.to}
      className={isBare ? styles.navBare : styles.navIcon}
      aria-label={item.count ? t('nav.counted', { label, count: item.count }) : isBare ? label : undefined}
    >
      <Icon of={item.icon} />
      {!isBare && <span>{label}</span>}
      <CountBadge count={item.count} isHot={item.isHot} className={styles.badge} />
    </NavLink>
  );
}
