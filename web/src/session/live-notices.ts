import type {
  CountEvent,
  DiscussionEvent,
  NoticeEvent,
  RequestEvent,
  MessageEvent as WrittenEvent,
} from '@setu/contract';
import { onSignedInAgain } from '../api/sign-in-again';
import { leadWhenAlone } from '../lib/browser-leader';

const streamPath = '/user/notice/api/last';
const name = 'setu-notices';

export interface LiveNotices {
  onCount: (unread: number) => void;
  /** Called when events may have been missed. */
  onMissed: () => void;
  onNotice: (event: NoticeEvent['notice']) => void;
  /** Called when a message was written in a conversation of a request. */
  onWritten: (event: WrittenEvent) => void;
  /** Called when a request's offers or invitations changed. */
  onTouched: (event: RequestEvent) => void;
  /** Called when a remark was added to a discussion of a review's texts, or the discussion was closed. */
  onDiscussed: (event: DiscussionEvent) => void;
}

/** A message between tabs. `ask`: a tab that became visible again asks the tab with the stream for the count. */
type Message =
  | { count: number }
  | { event: NoticeEvent }
  | { written: WrittenEvent }
  | { touched: RequestEvent }
  | { discussed: DiscussionEvent }
  | { missed: true }
  | { ask: true };

/** Resolves when the signal aborts. */
const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

async function readStream(onMessage: (message: Message) => void, signal: AbortSignal): Promise<void> {
  const stream = new EventSource(streamPath);
  stream.addEventListener('count', ({ data }) =>
    onMessage({ count: (JSON.parse(data) as CountEvent).unReadMessageCount.notices }),
  );
  stream.addEventListener('notice', ({ data }) => onMessage({ event: JSON.parse(data) as NoticeEvent }));
  stream.addEventListener('message', ({ data }) => onMessage({ written: JSON.parse(data) as WrittenEvent }));
  stream.addEventListener('request', ({ data }) => onMessage({ touched: JSON.parse(data) as RequestEvent }));
  stream.addEventListener('discussion', ({ data }) => onMessage({ discussed: JSON.parse(data) as DiscussionEvent }));
  for (const event of ['open', 'missed']) stream.addEventListener(event, () => onMessage({ missed: true }));
  await aborted(signal);
  stream.close();
}

/**
 * Subscribes to the user's notifications until the returned function is called. One tab of the browser holds the stream
 * and passes its events to the others. A hidden tab gives up the stream, and a tab that becomes visible again gets the
 * current count.
 */
export function listenForNotices(userId: string, live: LiveNotices): () => void {
  const { onCount, onMissed, onNotice, onWritten, onTouched, onDiscussed } = live;
  const channel = new BroadcastChannel(`${name}-${userId}`);
  const end = new AbortController();
  let visit: AbortController | null = null;
  let unread: number | null = null;
  // A page that was just opened, or became visible again, has missed earlier events.
  let isBehind = true;
  const catchUp = () => {
    isBehind = false;
    onMissed();
  };
  const receive = (message: Message) => {
    if ('ask' in message) {
      if (unread !== null) channel.postMessage({ count: unread });
      return;
    }
    if ('written' in message) return onWritten(message.written);
    if ('touched' in message) return onTouched(message.touched);
    if ('discussed' in message) return onDiscussed(message.discussed);
    if ('missed' in message) return catchUp();
    if (isBehind) catchUp();
    unread = 'count' in message ? message.count : message.event.unReadMessageCount.notices;
    if ('count' in message) return onCount(message.count);
    onCount(message.event.unReadMessageCount.notices);
    onNotice(message.event.notice);
  };
  const broadcast = (message: Message) => {
    channel.postMessage(message);
    receive(message);
  };
  const follow = () => {
    const isVisible = document.visibilityState === 'visible';
    if (isVisible && !visit) {
      visit = new AbortController();
      isBehind = true;
      const { signal } = visit;
      channel.postMessage({ ask: true });
      leadWhenAlone(`${name}-${userId}`, signal, () => readStream(broadcast, signal));
    } else if (!isVisible) {
      visit?.abort();
      visit = null;
    }
  };
  channel.onmessage = ({ data }) => receive(data as Message);
  document.addEventListener('visibilitychange', follow, { signal: end.signal });
  follow();
  // The stream ends with its session, so a new sign-in has to start it again.
  const stay = onSignedInAgain(() => {
    visit?.abort();
    visit = null;
    follow();
  });
  return () => {
    stay();
    end.abort();
    visit?.abort();
    channel.close();
  };
}
