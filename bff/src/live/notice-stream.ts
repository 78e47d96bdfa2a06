import type { CountEvent, NoticeEvent } from '@setu/contract';
import type { Ask } from '../http/ask.js';
import { noticeView } from '../present/notice.js';

const commentMs = 25_000;

/**
 * Answers with server-sent events: `count` on connect and whenever notices were read or dropped elsewhere, `notice` for
 * each new one (WHATWG HTML, 9.2), a comment every 25 s. Ends with the session or the browser.
 */
export const streamNotices = async (ask: Ask): Promise<void> => {
  const { res, principal, deps, locale } = ask;
  const userId = principal?.actor?.userId ?? '';
  const write = (event: string, data: CountEvent | NoticeEvent, id?: string): void => {
    res.write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const count = (notices: number): void => write('count', { unReadMessageCount: { notices } });
  const recount = async (): Promise<void> => {
    const { unread } = await deps.services.identity.countNotices({}, { actor: ask.actor, requestId: ask.requestId });
    if (!res.writableEnded) count(unread);
  };
  const { unread } = await deps.services.identity.countNotices({}, ask.reads());
  res.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  });
  count(unread);
  const silence = setInterval(() => res.write(': still here\n\n'), commentMs);
  const leave = deps.hub.listen({
    userId,
    sessionId: principal?.sessionId ?? '',
    onSignal: (signal) => {
      if (signal.$case === 'noticesChanged') count(signal.value.unread);
      if (signal.$case !== 'noticeWritten' || !signal.value.notice) return;
      const notice = noticeView(signal.value.notice, locale);
      write('notice', { notice, unReadMessageCount: { notices: signal.value.unread } }, notice.id);
    },
    onEnd: () => res.end(),
    onGap: () => void recount().catch(() => res.end()),
  });
  res.once('close', () => {
    clearInterval(silence);
    leave();
  });
};
