import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { Icon } from '../icon/icon';
import { IconLock } from '../icon/icons';
import { Panel } from '../panel/panel';
import { SegmentedControl } from '../segmented/segmented-control';
import { Tabs } from '../tabs/tabs';
import styles from './conversation.module.css';

/** A thread's name, shown before its messages have loaded. */
interface ThreadName {
  id: string;
  title: string;
  unread?: number;
  /** Whether the reader of this page has to act next in this thread. */
  isOwnTurn?: boolean;
}

interface ConversationProps {
  /** The thread that the current link opens, and the id of that link. Each link opens its thread once. */
  requested?: { id: string | null; by: string };
  threads: ThreadName[];
  /** Returns the thread itself, a `ChannelView`. */
  children: (id: string, isShown: boolean) => ReactNode;
}

/**
 * Threads with their readers and an input field each. They are never merged, because the parties do not see each other.
 * Two are shown side by side, or one at a time on a phone, and more are behind tabs. The texts are in the namespace
 * `conversation`.
 */
export function Conversation({ requested, threads, children }: ConversationProps) {
  const t = useTexts('conversation');
  const wanted = threads.find(({ id }) => id === requested?.id);
  const first =
    wanted ?? threads.find(({ isOwnTurn }) => isOwnTurn) ?? threads.find(({ unread }) => unread) ?? threads[0];
  const [shownId, setShownId] = useState(first?.id ?? '');
  const [way, setWay] = useState(requested?.by);
  if (way !== requested?.by) {
    setWay(requested?.by);
    if (wanted) setShownId(wanted.id);
  }
  const isApart = threads.length > 1;
  const apart = (
    <span className={styles.apart}>
      <Icon of={IconLock} size={16} />
      {t('apart')}
    </span>
  );
  return (
    <Panel title={t('title')} isPadded={false} aside={isApart && apart}>
      {threads.length > 2 ? (
        <div className={styles.tabs}>
          <Tabs
            label={t('channels')}
            openId={shownId}
            onOpen={setShownId}
            tabs={threads.map(({ id, title, unread }) => ({
              id,
              label: title,
              count: unread,
              content: children(id, true),
            }))}
          />
        </div>
      ) : (
        <>
          {isApart && (
            <div className={styles.switch}>
              <SegmentedControl
                label={t('channels')}
                options={threads.map(({ id, title }) => ({ value: id, label: title }))}
                value={shownId}
                onChange={setShownId}
              />
            </div>
          )}
          <div className={styles.channels}>{threads.map(({ id }) => children(id, id === shownId))}</div>
        </>
      )}
    </Panel>
  );
}
