import { type Ref, useId } from 'react';
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
import { MessageScroll } from './message-scroll';

interface ChannelViewProps {
  channel: Channel;
  isShown: boolean;
  /** The name by which the page's address refers to this thread. */
  place?: string;
  /** The element that the reader must see to have read the thread. */
  ref?: Ref<HTMLElement>;
}

/** One thread: its party, its readers, the responsible party, and the messages with the newest next to the field. */
export function ChannelView({ channel, isShown, place, ref }: ChannelViewProps) {
  const t = useTexts('conversation');
  const titleId = useId();
  const { side, isBroker, title, readers, turn, unread = 0, field, closed, replyLabel } = channel;
  return (
    <section
      ref={ref}
      className={styles.channel}
      data-side={side}
      data-shown={isShown || undefined}
      data-place={place}
      aria-labelledby={titleId}
    >
      <div className={styles.head}>
        <span className={styles.glyph}>
          <Icon of={side === 'customer' || isBroker ? IconUsers : IconBuildingFactory2} />
        </span>
        <div className={styles.who}>
          <h3 id={titleId}>{title}</h3>
          <p>{t('readers', { readers })}</p>
        </div>
        {unread > 0 && <CountBadge count={unread} isHot />}
      </div>
      {turn && (
        <p className={styles.turn} data-ours={turn.isOwn || undefined}>
          <Icon of={turn.isOwn ? IconClock : IconMessage} size={16} />
          {turn.text}
        </p>
      )}
      <Messages channel={channel} titleId={titleId} />
      {field && <Composer key={field.key} label={replyLabel} field={field} />}
      {!field && closed && <p className={styles.closed}>{closed}</p>}
    </section>
  );
}

function Messages({ channel: { messages, failure, older, field }, titleId }: { channel: Channel; titleId: string }) {
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
    <MessageScroll messages={messages} older={older} labelledBy={titleId}>
      {messages.length === 0 ? (
        <p className={styles.none}>{t(field ? 'none' : 'noneReadOnly')}</p>
      ) : (
        <MessageList messages={messages} />
      )}
    </MessageScroll>
  );
}
