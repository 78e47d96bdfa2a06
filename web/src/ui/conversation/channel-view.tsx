import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { Icon } from '../icon/icon';
import { IconBuildingFactory2, IconClock, IconMessage, IconUsers } from '../icon/icons';
import { SkeletonText } from '../skeleton/skeleton';
import { LoadingRegion } from '../states/loading-region';
import { Failure } from '../states/states';
import { CountBadge } from '../status/count-badge';
import type { Channel } from './channel';
import { Composer } from './composer';
import styles from './conversation.module.css';
import { MessageList } from './message-list';

/** One thread: whose it is, who reads it, whose turn it is, the messages with the newest at the field. */
export function ChannelView({ channel, isShown }: { channel: Channel; isShown: boolean }) {
  const t = useTexts('conversation');
  const titleId = useId();
  const { side, title, readers, turn, unread = 0, onSend, replyLabel } = channel;
  return (
    <section className={styles.channel} data-side={side} data-shown={isShown || undefined} aria-labelledby={titleId}>
      <div className={styles.head}>
        <span className={styles.glyph}>
          <Icon of={side === 'customer' ? IconUsers : IconBuildingFactory2} />
        </span>
        <div className={styles.who}>
          <h3 id={titleId}>{title}</h3>
          <p>{t('readers', { readers })}</p>
        </div>
        {unread > 0 && <CountBadge count={unread} isHot />}
      </div>
      {turn && (
        <p className={styles.turn} data-ours={turn.isOurs || undefined}>
          <Icon of={turn.isOurs ? IconClock : IconMessage} size={16} />
          {turn.words}
        </p>
      )}
      <Messages channel={channel} titleId={titleId} />
      {onSend && <Composer label={replyLabel} onSend={onSend} />}
    </section>
  );
}

function Messages({ channel: { messages, failure }, titleId }: { channel: Channel; titleId: string }) {
  const t = useTexts('conversation');
  if (failure) return <Failure title={failure.title} requestId={failure.requestId} onRetry={failure.onRetry} />;
  if (!messages) {
    return (
      <div className={styles.body}>
        <LoadingRegion isBusy>
          <SkeletonText lines={4} />
        </LoadingRegion>
      </div>
    );
  }
  return (
    <Scrolled count={messages.length} labelledBy={titleId}>
      {messages.length === 0 ? <p className={styles.none}>{t('none')}</p> : <MessageList messages={messages} />}
    </Scrolled>
  );
}

/** Keeps its end in sight: at first, and when a message comes. */
function Scrolled({ count, labelledBy, children }: { count: number; labelledBy: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(
    function showNewest() {
      if (count > 0) box.current?.scrollTo?.({ top: box.current.scrollHeight });
    },
    [count],
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <div ref={box} className={styles.body} role="log" aria-labelledby={labelledBy} tabIndex={0}>
      {children}
    </div>
  );
}
