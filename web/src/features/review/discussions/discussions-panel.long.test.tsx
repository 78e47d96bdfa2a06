// @vitest-environment jsdom
import type {
  DiscussionEvent,
  DiscussionsView,
  DiscussionView,
  NoticeEvent,
  PageContext,
  WriteRemarkInput,
} from '@setu/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { selectPageContext } from '../../../session/session-api';
import { aNotice } from '../../../testing/builders/notice';
import {
  aDiscussion,
  aReviewer,
  aTranslation,
  aTranslationField,
  endedByAnna,
  reviewIds,
} from '../../../testing/builders/review';
import { renderApp } from '../../../testing/render-app';
import { answers, server, withServer } from '../../../testing/server';
import { closeAllModals } from '../../../ui/modal/modal-store';

withServer();

const streams: EventTarget[] = [];
class Stream extends EventTarget {
  constructor() {
    super();
    streams.push(this);
  }
  close() {}
}
beforeEach(() => {
  vi.stubGlobal('EventSource', Stream);
  localStorage.clear();
  sessionStorage.clear();
  answers('/api/page-context', aReviewer());
  answers('/broker/translation-memory', { matches: [], terms: [] });
  server.use(
    http.post(`/broker/product-reviews/translate-autosave/${reviewIds.review}`, () =>
      HttpResponse.json({ success: true, data: {} }),
    ),
  );
});
afterEach(() => {
  closeAllModals();
  vi.unstubAllGlobals();
  streams.length = 0;
});

const page = `/broker/product-reviews/translate/${reviewIds.review}`;
const path = `/broker/product-reviews/discussions/${reviewIds.review}`;
const condition = aTranslationField({ field: 'condition', english: 'New' });

interface Sent {
  input: WriteRemarkInput;
  key: string | null;
}

/** An `IntersectionObserver` that reports every element as visible immediately. */
class Eye {
  constructor(private readonly notify: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.notify([{ isIntersecting: true }]);
  }
  disconnect() {}
}

const aNoticeEvent = (): NoticeEvent => ({
  notice: aNotice({ type: 'import_ended', request: null }),
  unReadMessageCount: { notices: 1 },
});

/** Dispatches an event as the event stream would. */
const publish = (type: string, event: NoticeEvent | DiscussionEvent) =>
  act(() => {
    for (const stream of streams) stream.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(event) }));
  });

/** Makes a server that stores remarks. Returns the bodies sent to it. */
function talks(before: DiscussionView[], mayWrite = true) {
  const view: DiscussionsView = { list: before, may_write: mayWrite };
  const calls = answers(path, () => view);
  const sent: Sent[] = [];
  server.use(
    http.post(path, async ({ request }) => {
      const input = (await request.json()) as WriteRemarkInput;
      sent.push({ input, key: request.headers.get('Idempotency-Key') });
      const open = view.list.find(({ field, resolved }) => field === input.field && resolved === null);
      const remark = { ...aDiscussion().remarks[0], id: crypto.randomUUID(), text: input.text };
      const remarks = [...(open?.remarks ?? []), remark] as DiscussionView['remarks'];
      const discussion = { ...(open ?? aDiscussion({ id: crypto.randomUUID(), field: input.field })), remarks };
      view.list = [...view.list.filter(({ id }) => id !== discussion.id), discussion];
      return HttpResponse.json({ success: true, data: { discussion } });
    }),
    http.post(`${path}/:discussion/resolve`, ({ params }) => {
      view.list = view.list.map((one) =>
        one.id === params.discussion ? { ...one, resolved: endedByAnna, may_resolve: false } : one,
      );
      const discussion = view.list.find(({ id }) => id === params.discussion);
      return HttpResponse.json({ success: true, data: { discussion } });
    }),
  );
  return { calls, sent, view };
}

const open = async (context: Partial<PageContext> = {}) => {
  answers(page, aTranslation([aTranslationField(), condition]));
  const rendered = await renderApp(page, { ...aReviewer(), ...context });
  const panel = within(await screen.findByRole('region', { name: 'Обсуждение' }));
  return { ...rendered, panel };
};

it('the panel shows comments by field and sends a reply once, and a resolved thread folds and names the user who resolved it', async () => {
  const { sent } = talks([
    aDiscussion(),
    aDiscussion({ id: reviewIds.next, field: 'condition', resolved: endedByAnna }),
  ]);
  const { user, panel } = await open();
  expect(await panel.findByText('открыто: 1')).toBeTruthy();
  expect(panel.getAllByText('Тонкий, по сертификату.')).toHaveLength(2);
  expect(panel.getAllByText('Илья Соколов')).toHaveLength(2);
  expect(panel.getByText(/^Завершено: Анна Лебедева, 18/)).toBeTruthy();

  const reply = panel.getByRole('textbox', { name: 'Ответить: Название' });
  await user.type(reply, 'Спасибо!{Control>}{Enter}{/Control}');
  expect(await panel.findByText('Спасибо!', { selector: 'p' })).toBeTruthy();
  expect(sent.map(({ input }) => input)).toEqual([{ field: 'name', text: 'Спасибо!' }]);
  expect(sent[0]?.key).toMatch(/^[\da-f-]{36}$/);
  await waitFor(() => expect((reply as HTMLTextAreaElement).value).toBe(''));
  // The shortcuts of the surrounding form did not send the translation, so the page is unchanged.
  expect(screen.getByRole('textbox', { name: /^Название по-русски/ })).toBeTruthy();
  expect(screen.queryByText('Заполните это поле')).toBeNull();

  await user.click(panel.getByRole('button', { name: 'Завершить: Название' }));
  await waitFor(() => expect(panel.queryByText(/^открыто/)).toBeNull());
  expect(panel.queryByRole('textbox')).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Название.*Завершено: Анна Лебедева/));
});

it('the button next to a text starts its discussion, then shows the count and leads to it, and a name leads to its text', async () => {
  const { sent } = talks([]);
  const { user, panel } = await open();
  expect(await panel.findByText(/Статус карточки не изменится/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Замечание к полю «Состояние»' }));
  await user.click(screen.getByRole('button', { name: 'Обсудить: Состояние' }));
  const first = panel.getByRole('textbox', { name: 'Первое сообщение: Состояние' });
  expect(document.activeElement).toBe(first);
  await user.keyboard('Новый или восстановленный?');
  await user.click(panel.getByRole('button', { name: 'Отправить: Состояние' }));
  const reply = await panel.findByRole('textbox', { name: 'Ответить: Состояние' });
  await waitFor(() => expect(document.activeElement).toBe(reply));
  expect((reply as HTMLTextAreaElement).value).toBe('');
  expect(sent.map(({ input }) => input)).toEqual([{ field: 'condition', text: 'Новый или восстановленный?' }]);
  const text = screen.getByRole('textbox', { name: /^Состояние по-русски/ });
  await user.click(panel.getByRole('button', { name: 'Состояние' }));
  expect(document.activeElement).toBe(text);
  await user.click(screen.getByRole('button', { name: 'Сообщения о поле «Состояние»: 1' }));
  expect(document.activeElement).toBe(reply);
});

it('an unfinished comment survives a visit to its text, and the full card has its own discussion', async () => {
  const { sent } = talks([]);
  const { user, panel } = await open();
  await user.click(await screen.findByRole('button', { name: 'Замечание к полю «Название»' }));
  await user.click(screen.getByRole('button', { name: 'Обсудить: Название' }));
  await user.keyboard('Какой помол?{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Название по-русски/ }));
  expect(panel.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Замечание к полю «Название»' }));
  await user.click(screen.getByRole('button', { name: 'Обсудить: Название' }));
  expect((panel.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Какой помол?');
  await user.click(panel.getByRole('button', { name: 'Обсудить карточку в целом' }));
  await user.keyboard('Кто её ведёт?{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent.map(({ input }) => input)).toEqual([{ field: 'general', text: 'Кто её ведёт?' }]));
  expect(await panel.findByText('Карточка в целом')).toBeTruthy();
});

it('a comment that fails to send stays in its field and keeps its idempotency key', async () => {
  talks([aDiscussion()]);
  const keys: (string | null)[] = [];
  server.use(
    http.post(path, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return HttpResponse.json({ success: false, message: 'Не сегодня', data: { error: 'x' } }, { status: 503 });
    }),
  );
  const { user, panel } = await open();
  const reply = await panel.findByRole('textbox', { name: 'Ответить: Название' });
  await user.type(reply, 'Да');
  for (const _try of [1, 2]) {
    await user.click(panel.getByRole('button', { name: 'Отправить: Название' }));
    await screen.findByRole('dialog', { name: 'Сообщение не отправлено' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect((reply as HTMLTextAreaElement).value).toBe('Да');
  expect(keys[1]).toBe(keys[0]);
});

it('discussions that failed to load show the reason and can be loaded again', async () => {
  server.use(
    http.get(path, () =>
      HttpResponse.json({ success: false, message: 'Не сегодня', data: { error: 'x' } }, { status: 500 }),
    ),
  );
  const { user, panel } = await open();
  const retry = await panel.findByRole('button', { name: 'Повторить' });
  expect(panel.queryByRole('button', { name: 'Обсудить карточку в целом' })).toBeNull();
  talks([aDiscussion()]);
  await user.click(retry);
  expect(await panel.findByText('Какой это помол?')).toBeTruthy();
});

it('the discussions of a completed review are read-only', async () => {
  talks([aDiscussion({ may_resolve: false })], false);
  const { panel } = await open();
  expect(await panel.findByText('Какой это помол?')).toBeTruthy();
  expect(panel.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Обсудить: Состояние' })).toBeNull();
});

it('an event of the review loads its discussions without overwriting typed text, and events of other reviews load nothing', async () => {
  const { calls, view } = talks([aDiscussion()]);
  const { user, panel } = await open();
  const translation = answers(page, aTranslation([]));
  await user.type(await panel.findByRole('textbox', { name: 'Ответить: Название' }), 'Я как раз');
  await waitFor(() => expect(streams.length).toBeGreaterThan(0));
  const before = calls.length;
  const [question, ...others] = aDiscussion().remarks;
  const later = [question, ...others, { ...question, id: reviewIds.next, text: 'А урожай?' }];
  view.list = [aDiscussion({ remarks: later as DiscussionView['remarks'] })];
  publish('notice', aNoticeEvent());
  publish('discussion', { review: reviewIds.next });
  publish('discussion', { review: reviewIds.review });
  expect(await panel.findByText('А урожай?')).toBeTruthy();
  expect(calls.length).toBe(before + 1);
  expect((panel.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Я как раз');
  expect(translation).toEqual([]);
  view.list = [aDiscussion({ resolved: endedByAnna, may_resolve: false })];
  publish('discussion', { review: reviewIds.review });
  expect(await panel.findByText(/^Завершено: Анна Лебедева/)).toBeTruthy();
});

it('visible discussions mark their notifications as read, and later ones after their notification arrives', async () => {
  vi.stubGlobal('IntersectionObserver', Eye);
  const reads: string[] = [];
  server.use(
    http.post(`${path}/read`, ({ request }) => {
      reads.push(new URL(request.url).pathname);
      return HttpResponse.json({ success: true, data: { unReadMessageCount: { notices: 2 } } });
    }),
  );
  const { view } = talks([aDiscussion()]);
  const { store } = await open({ counters: { notices: 3 } });
  await waitFor(() => expect(reads).toEqual([`${path}/read`]));
  await waitFor(() => expect(selectPageContext(store.getState())?.counters.notices).toBe(2));
  await waitFor(() => expect(streams.length).toBeGreaterThan(0));
  publish('discussion', { review: reviewIds.review });
  const [question, ...others] = aDiscussion().remarks;
  view.list = [aDiscussion({ remarks: [question, ...others, { ...question, id: reviewIds.next }] as never })];
  publish('discussion', { review: reviewIds.review });
  await waitFor(() => expect(reads).toHaveLength(2));
});
