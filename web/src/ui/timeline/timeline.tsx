import type { ReactNode } from 'react';
import { formatDateTime } from '../../i18n/formats';
import { Icon, type IconComponent } from '../icon/icon';
import type { Tone } from '../status/request-status';
import styles from './timeline.module.css';

export interface TimelineEvent {
  id: string;
  /** ISO 8601 instant. */
  at: string;
  icon: IconComponent;
  tone?: Tone;
  title: ReactNode;
  text?: ReactNode;
}

/** What happened, newest first as given: time, mark, words. */
export function Timeline({ events }: { events: TimelineEvent[] }) {
  return (
    <ol className={styles.list}>
      {events.map(({ id, at, icon, tone = 'neutral', title, text }) => (
        <li key={id} className={styles.event}>
          <time dateTime={at}>{formatDateTime(at)}</time>
          <span className={styles.mark} data-tone={tone}>
            <Icon of={icon} size={14} />
          </span>
          <div className={styles.words}>
            <p className={styles.title}>{title}</p>
            {text && <div className={styles.text}>{text}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
