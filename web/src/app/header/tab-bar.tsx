import { Link, useLocation } from 'react-router';
import { useTexts } from '../../i18n/use-texts';
import { Icon } from '../../ui/icon/icon';
import { CountBadge } from '../../ui/status/count-badge';
import { isCurrentEntry } from '../current-entry';
import type { NavigationLink } from '../navigation';
import styles from './header.module.css';

/** The bottom bar on phones, with up to five entries. */
export function TabBar({ items }: { items: NavigationLink[] }) {
  const t = useTexts();
  const location = useLocation();
  return (
    <nav data-keep-clear className={styles.tabbar} aria-label={t('shell.tabs')}>
      {items.slice(0, 5).map((item) => (
        <Link key={item.id} to={item.to} aria-current={isCurrentEntry(item, location) ? 'page' : undefined}>
          <Icon of={item.icon} />
          {t(item.shortKey ?? item.labelKey)}
          <CountBadge count={item.count} isHot={item.isHot} className={styles.badge} />
        </Link>
      ))}
    </nav>
  );
}
