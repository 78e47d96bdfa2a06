import type { CountEvent, DiscussionEvent, MessageEvent, NoticeEvent, RequestEvent } from '@setu/contract';
import { runInContext } from '@setu/kit/process';
import { refusalFor } from '../http/access.js';
import type { CallContext } from '../http/call-context.js';
import { turnOf } from '../http/load.js';
import { noticeViews } from '../pages/notices.js';
import type { Signal } from './is-for.js';

/** How long a browser waits before it reconnects after its stream was closed to make room for others. */
const comeBackMs = 5 * 60_000;
const commentMs = 25_000;
/** A browser with this many unread bytes counts as disconnected. */
const maxBufferedBytes = 64 * 1024;

type Writing = Pick<CallContext, 'res'>;

const writeText = ({ res }: Writing, text: string): void => {
  if (res.writableEnded || res.destroyed) return;
  res.write(text);
  if (res.writableLength > maxBufferedBytes) res.destroy();
};

const writeEvent = (
  to: Writing,
  event: string,
  sent: { data: CountEvent | DiscussionEvent | MessageEvent | NoticeEvent | RequestEvent; id?: string },
): void => {
  const id = sent.id === undefined ? '' : `id: ${sent.id}\n`;
  writeText(to, `${id}event: ${event}\ndata: ${JSON.stringify(sent.data)}\n\n`);
};

const writeCount = (to: Writing, notices: number): void =>
  writeEvent(to, 'count', { data: { unReadMessageCount: { notices } } });

const laterCall = ({ actor, requestId }: CallContext) => ({ actor, requestId, timeoutMs: 2000 });

const writeSignal = async (call: CallContext, signal: Signal): Promise<void> => {
  if (signal.$case === 'noticesChanged') writeCount(call, signal.value.unread);
  if (signal.$case === 'messageWritten') {
    const { requestId: request, channel } = signal.value;
    writeEvent(call, 'message', { data: { request, channel } });
  }
  if (signal.$case === 'requestTouched') writeEvent(call, 'request', { data: { request: signal.value.requestId } });
  if (signal.$case === 'discussionChanged') writeEvent(call, 'discussion', { data: { review: signal.value.reviewId } });
  if (signal.$case !== 'noticeWritten' || !signal.value.notice) return;
  const [notice] = await noticeViews(call, [signal.value.notice], laterCall(call));
  if (!notice) return;
  const data = { notice, unReadMessageCount: { notices: signal.value.unread } };
  writeEvent(call, 'notice', { data, id: notice.id });
};

/**
 * Returns whether the stream's session has expired. If identity is unavailable, the stream continues. Does not extend
 * the session.
 */
const isOver = async ({ deps, caller }: CallContext): Promise<boolean> =>
  deps.principals.resolve(caller.token, { write: false, touch: false }).then(
    (principal) => principal === null,
    () => false,
  );

const countUnread = async (call: CallContext): Promise<number> => {
  return (await call.deps.services.identity.countNotices({}, laterCall(call))).unread;
};

/**
 * Answers with server-sent events (WHATWG HTML, 9.2):
 * - `count` on connect, and whenever notifications are read or removed elsewhere
 * - `notice` for each new notification
 * - `message` for a new message in a conversation of the user's company
 * - `request` when the invitations or offers of a request change
 * - `discussion` when someone comments on the texts of a review or ends its discussion
 * - `missed` when some of these may have been lost
 * - a comment every 25 s, so that the connection stays open
 * - the stream ends with the session or the browser, and when the same user opens ten newer ones
 * - an open stream does not count as in flight
 */
export const streamNotices = async (call: CallContext): Promise<void> => {
  const { res, principal, deps } = call;
  const early: Signal[] = [];
  let open = false;
  let over = false;
  // Writes one event after another, so that they stay in order.
  let line = Promise.resolve();
  const write = (signal: Signal): void => {
    line = line.then(() => writeSignal(call, signal)).catch(end);
  };
  const end = (): void => {
    over = true;
    if (open) res.end();
  };
  const makeRoom = (): void => {
    if (open) writeText(call, `retry: ${comeBackMs}\n\n`);
    end();
  };
  const recount = (): Promise<void> =>
    countUnread(call).then((unread) => {
      writeCount(call, unread);
      writeText(call, 'event: missed\ndata: {}\n\n');
    }, end);
  const breathe = async (): Promise<void> => {
    if (await isOver(call)) end();
    else writeText(call, ': still here\n\n');
  };
  // Listens before counting, so that events in between are sent after the count.
  const leave = deps.hub.listen({
    userId: principal?.actor?.userId ?? '',
    companyId: call.actor.companyId,
    isManager: refusalFor('manager', principal) === null,
    seesReviews: refusalFor('review', principal) === null,
    sessionId: principal?.sessionId ?? '',
    personId: call.actor.actingUserId || call.actor.userId,
    onSignal: (signal) => (open ? write(signal) : early.push(signal)),
    onEnd: end,
    onCrowded: makeRoom,
    onGap: () => void (open && recount()),
  });
  // The call's own time budget ends long before the stream does, so later service calls get a budget of their own.
  const breathing = runInContext({ requestId: call.requestId }, () =>
    setInterval(() => void (open && breathe()), commentMs),
  );
  const stop = (): void => {
    clearInterval(breathing);
    leave();
  };
  res.once('close', stop);
  try {
    const unread = await countUnread(call);
    if (res.closed) return stop();
    res.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    open = true;
    turnOf(res).leave();
    writeCount(call, unread);
    for (const signal of early) write(signal);
    if (over) res.end();
  } catch (error) {
    stop();
    throw error;
  }
};
