import { type ReactNode, useState } from 'react';
import { formatDateTime } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { WrittenText } from '../../i18n/written-text';
import { TextButton } from '../button/text-link';
import type { IconComponent } from '../icon/icon';
import { Skeleton } from '../skeleton/skeleton';
import { LoadingRegion } from '../states/loading-region';
import type { Tone } from '../status/request-status';
import { StatusMark } from '../status/status-chip';
import { type FieldChange, FieldChanges } from './field-changes';
import styles from './timeline.module.css';

export interface TimelineEvent {
  id: string;
  /** The instant in ISO 8601, or the day of a future event. */
  at: string;
  icon: IconComponent;
  tone?: Tone;
  title: ReactNode;
  /** Who did it: a name, or both names if a substitute acted. */
  by?: ReactNode;
  text?: ReactNode;
  /** What that person wrote, verbatim. */
  quote?: string;
  /** The documents that came with it, as a list of links. */
  files?: ReactNode;
  /** Changes for an audit: the old and new values of fields. */
  changes?: FieldChange[];
  /** Shown instead of the time for a future event: "planned for 4 December". */
  expected?: ReactNode;
}

interface TimelineProps {
  /** The events. Undefined while they load. */
  events: TimelineEvent[] | undefined;
  /** How many are shown at first. A button shows the others. By default all are shown. */
  atFirst?: number;
  /** Shown instead of the list if there are no events. */
  empty?: ReactNode;
}

/** Events in the given order, newest first in a history: time, mark, text. Future events have a hollow mark. */
export function Timeline({ events, atFirst, empty = null }: TimelineProps) {
  const t = useTexts();
  const [isUnfolded, setUnfolded] = useState(false);
  if (!events) return <TimelineSkeleton />;
  if (events.length === 0) return empty;
  const shown = isUnfolded ? events : events.slice(0, atFirst);
  const rest = events.length - shown.length;
  return (
    <>
      <ol className={styles.list}>
        {shown.map((event) => (
          <TimelineItem key={event.id} event={event} />
        ))}
      </ol>
      {rest > 0 && (
        <p className={styles.more}>
          <TextButton onClick={() => setUnfolded(true)}>{t('actions.showMore', { count: rest })}</TextButton>
        </p>
      )}
    </>
  );
}

function TimelineItem({
  event: { at, icon, tone = 'neutral', title, by, text, quote, files, changes, expected },
}: {
  event: TimelineEvent;
}) {
  return (
    <li className={styles.event} data-coming={expected ? true : undefined}>
      <time dateTime={at}>{expected ?? formatDateTime(at)}</time>
      <StatusMark tone={tone} icon={icon} className={styles.mark} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {by && <p className={styles.text}>{by}</p>}
        {text && <div className={styles.text}>{text}</div>}
        {quote && (
          <blockquote className={styles.quote}>
            <WrittenText text={quote} />
          </blockquote>
        )}
        {files}
        {changes && changes.length > 0 && <FieldChanges changes={changes} />}
      </div>
    </li>
  );
}

function TimelineSkeleton() {
  return (
    <LoadingRegion isBusy>
      <div className={styles.list}>
        {['70%', '45%', '60%'].map((width) => (
          <div key={width} className={styles.event}>
            <Skeleton width="120px" />
            <StatusMark tone="neutral" className={styles.mark} />
            <Skeleton width={width} />
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}
