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
  /** What was told until now may not have been heard. */
  onMissed: () => void;
  onNotice: (event: NoticeEvent['notice']) => void;
  /** Somebody wrote in a conversation of a request. */
  onWritten: (event: WrittenEvent) => void;
  /** A request's offers or invitations changed. */
  onTouched: (event: RequestEvent) => void;
  /** Somebody said something about the texts of a review, or ended it. */
  onDiscussed: (event: DiscussionEvent) => void;
}

/** `ask`: a tab that came back wants the count from the one that holds the stream. */
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

async function readStream(tell: (message: Message) => void, signal: AbortSignal): Promise<void> {
  const stream = new EventSource(streamPath);
  stream.addEventListener('count', ({ data }) =>
    tell({ count: (JSON.parse(data) as CountEvent).unReadMessageCount.notices }),
  );
  stream.addEventListener('notice', ({ data }) => tell({ event: JSON.parse(data) as NoticeEvent }));
  stream.addEventListener('message', ({ data }) => tell({ written: JSON.parse(data) as WrittenEvent }));
  stream.addEventListener('request', ({ data }) => tell({ touched: JSON.parse(data) as RequestEvent }));
  stream.addEventListener('discussion', ({ data }) => tell({ discussed: JSON.parse(data) as DiscussionEvent }));
  for (const event of ['open', 'missed']) stream.addEventListener(event, () => tell({ missed: true }));
  await aborted(signal);
  stream.close();
}

/**
 * Listens for the user's notices until the returned function is called. One tab of the browser holds the stream and
 * passes its messages on; a hidden tab gives the stream up, and a tab that comes back is told the count anew.
 */
export function listenForNotices(userId: string, live: LiveNotices): () => void {
  const { onCount, onMissed, onNotice, onWritten, onTouched, onDiscussed } = live;
  const channel = new BroadcastChannel(`${name}-${userId}`);
  const end = new AbortController();
  let visit: AbortController | null = null;
  let unread: number | null = null;
  // A page that has just come, or come back, was not told what happened before.
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
  const tell = (message: Message) => {
    channel.postMessage(message);
    receive(message);
  };
  const follow = () => {
    const isSeen = document.visibilityState === 'visible';
    if (isSeen && !visit) {
      visit = new AbortController();
      isBehind = true;
      const { signal } = visit;
      channel.postMessage({ ask: true });
      leadWhenAlone(`${name}-${userId}`, signal, () => readStream(tell, signal));
    } else if (!isSeen) {
      visit?.abort();
      visit = null;
    }
  };
  channel.onmessage = ({ data }) => receive(data as Message);
  document.addEventListener('visibilitychange', follow, { signal: end.signal });
  follow();
  // The stream ended for good with the session it was opened in.
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
