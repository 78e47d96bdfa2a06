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

const tell = (notice: NoticeEvent['notice']) => {
  const data = JSON.stringify({ notice, unReadMessageCount: { notices: 1 } } satisfies NoticeEvent);
  act(() => {
    for (const stream of streams) stream.dispatchEvent(new MessageEvent('notice', { data }));
  });
};

it('a notice brings the page of its request up to date and leaves the pages of others alone', async () => {
  const preview = `/request/customer/preview/${requestIds.request}`;
  const asked = answers(preview, { request: aRequest() });
  const papers = answers(`/request/${requestIds.request}/papers`, { list: [], open: [] });
  const contexts = answers('/api/page-context', aContext('customer'));
  await renderApp(preview, aContext('customer'));
  await screen.findAllByRole('button', { name: 'Отменить запрос' });
  await waitFor(() => expect([streams.length > 0, papers.length]).toEqual([true, 1]));
  tell(aNotice({ request: aNoticeRequest({ id: noticeIds.tea }) }));
  // Every notice has the header's figures asked for: this one was heard.
  await waitFor(() => expect(contexts).toHaveLength(1));
  expect([asked.length, papers.length]).toEqual([1, 1]);
  tell(aNotice({ request: aNoticeRequest({ id: requestIds.request }) }));
  await waitFor(() => expect([asked.length, papers.length]).toEqual([2, 2]));
  // What is about no request may still have changed one: a supplier whose invitation was taken back.
  tell(aNotice({ request: null, status: null }));
  await waitFor(() => expect([asked.length, papers.length]).toEqual([3, 3]));
});
