import type { ReactNode } from 'react';
import { Icon, type IconComponent } from '../icon/icon';
import styles from './panel.module.css';

interface CalloutProps {
  title: ReactNode;
  children?: ReactNode;
  icon?: IconComponent;
  tone?: 'brand' | 'spark' | 'danger' | 'success';
  /** One button or link at the end. */
  action?: ReactNode;
  /** `alert` interrupts a screen reader. Use it for failures that appear after an action. */
  role?: 'alert' | 'status';
}

/** A message in the page: the next step of a request, a banner, a failure of a form. */
export function Callout({ title, children, icon, tone = 'brand', action, role }: CalloutProps) {
  return (
    <div className={styles.callout} data-tone={tone} role={role}>
      {icon && (
        <span className={styles.calloutIcon}>
          <Icon of={icon} size={24} />
        </span>
      )}
      <div className={styles.calloutText}>
        <h2>{title}</h2>
        {children && (typeof children === 'string' ? <p>{children}</p> : children)}
      </div>
      {action}
    </div>
  );
}
