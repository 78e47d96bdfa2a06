import type { ReactNode } from 'react';
import { Icon, type IconComponent } from '../icon/icon';
import styles from './page.module.css';

interface MetaItem {
  icon?: IconComponent;
  text: ReactNode;
}

interface PageHeaderProps {
  title: ReactNode;
  /** The lighter number after the title: `1 240 товаров`. */
  count?: ReactNode;
  status?: ReactNode;
  meta?: MetaItem[];
  /** The actions. A destructive one comes last, as red text. */
  actions?: ReactNode;
  back?: ReactNode;
  lang?: string;
}

/**
 * Back link, title with status, and a line of facts, with actions at the right or below on phones. The h1 gets the
 * focus after a navigation.
 */
export function PageHeader({ title, count, status, meta = [], actions, back, lang }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      {back}
      <div className={styles.titleRow}>
        <h1 className={styles.title} tabIndex={-1} lang={lang}>
          {title}
          {count && <small>{count}</small>}
        </h1>
        {status && <span className={styles.status}>{status}</span>}
      </div>
      {meta.length > 0 && (
        <div className={styles.meta}>
          {meta.map(({ icon, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of facts, never reordered
            <span key={index}>
              {icon && <Icon of={icon} size={16} />}
              {text}
            </span>
          ))}
        </div>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
