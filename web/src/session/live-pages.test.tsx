// @vitest-environment jsdom
import type { NoticeEvent } from '@setu/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aContext } from '../testing/builders/context';
import { aNotice, aNoticeRequest, noticeIds } from '../testing/builders/notice';
import { aRequest, requestIds } from '../testing/builders/request';
import { renderApp } from '../testing/render-app';
import { answers, withServer } from '../testing/server';

withServer();

const streams: EventTarget[] = [];
class Stream extends EventTarget {
  constructor() {
    super();
    streams.push(this);
  }
  close() {}
}
beforeEach(() => vi.stubGlobal('EventSource', Stream));
afterEach(() => {
  vi.unstubAllGlobals();
  streams.length = 0;
});

const publish = (notice: NoticeEvent['notice']) => {
  const data = JSON.stringify({ notice, unReadMessageCount: { notices: 1 } } satisfies NoticeEvent);
  act(() => {
    for (const stream of streams) stream.dispatchEvent(new MessageEvent('notice', { data }));
  });
};

it('a notification refreshes the page of its request and leaves the pages of other requests unchanged', async () => {
  const preview = `/request/customer/preview/${requestIds.request}`;
  const calls = answers(preview, { request: aRequest() });
  const documentCalls = answers(`/request/${requestIds.request}/papers`, { list: [], open: [] });
  const contexts = answers('/api/page-context', aContext('customer'));
  await renderApp(preview, aContext('customer'));
  await screen.findAllByRole('button', { name: 'Отменить запрос' });
  await waitFor(() => expect([streams.length > 0, documentCalls.length]).toEqual([true, 1]));
  publish(aNotice({ request: aNoticeRequest({ id: noticeIds.tea }) }));
  // Every notification causes a request for the header's counters, so this one was received.
  await waitFor(() => expect(contexts).toHaveLength(1));
  expect([calls.length, documentCalls.length]).toEqual([1, 1]);
  publish(aNotice({ request: aNoticeRequest({ id: requestIds.request }) }));
  await waitFor(() => expect([calls.length, documentCalls.length]).toEqual([2, 2]));
  // A notification without a request may still affect one, for example a supplier whose invitation was revoked.
  publish(aNotice({ request: null, status: null }));
  await waitFor(() => expect([calls.length, documentCalls.length]).toEqual([3, 3]));
});

/**
 * Opens the page of a request with one conversation. Returns the requests for its messages and for the header's
 * counters.
 */
async function openConversation() {
  const preview = `/request/customer/preview/${requestIds.request}`;
  const last = '2026-11-20T10:00:00Z';
  const counts = { unread: 0, asked: null, asked_at: null, total: 0, read_seq: 0, last_at: last, may_write: true };
  const channel = { channel: 'customer', supplier: null, ...counts };
  answers(preview, { request: aRequest({ channels: [channel] }) });
  const contexts = answers('/api/page-context', aContext('customer'));
  const messages = answers(`/request/${requestIds.request}/messages/customer`, { channel, list: [], older: null });
  await renderApp(preview, aContext('customer'));
  await waitFor(() => expect([streams.length > 0, messages.length]).toEqual([true, 1]));
  return { contexts, messages };
}

const say = (event: string, data: object) =>
  act(() => {
    for (const stream of streams) stream.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));
  });
const count = { unReadMessageCount: { notices: 1 } };

it('a page requests its messages again when its own conversation gets one, or when some may have been missed', async () => {
  const { contexts, messages } = await openConversation();
  say('open', {});
  await waitFor(() => expect(messages).toHaveLength(2));
  say('count', count);
  say('count', count);
  say('message', { request: noticeIds.tea, channel: 'customer' });
  say('message', { request: requestIds.request, channel: 'another' });
  publish(aNotice({ request: aNoticeRequest({ id: noticeIds.tea }) }));
  // The notification was received, and so was everything before it.
  await waitFor(() => expect(contexts).toHaveLength(1));
  expect(messages).toHaveLength(2);
  say('message', { request: requestIds.request, channel: 'customer' });
  await waitFor(() => expect(messages).toHaveLength(3));
  say('missed', {});
  await waitFor(() => expect(messages).toHaveLength(4));
});

it('a page that became visible again catches up with the first event it receives', async () => {
  const { messages } = await openConversation();
  say('count', count);
  await waitFor(() => expect(messages).toHaveLength(2));
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  visibility.mockReturnValue('visible');
  const before = streams.length;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(streams.length).toBeGreaterThan(before));
  say('count', count);
  await waitFor(() => expect(messages).toHaveLength(3));
});
