// @vitest-environment jsdom
import type { PaperView } from '@setu/contract';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { aContext } from '../../../testing/builders/context';
import { aRequest } from '../../../testing/builders/request';
import { renderApp } from '../../../testing/render-app';
import { answers, server, withServer } from '../../../testing/server';

withServer();

const request = aRequest();
const page = `/request/customer/preview/${request.id}`;
const path = `/request/${request.id}/papers`;

const aDocument = (changes: Partial<PaperView> = {}): PaperView => ({
  id: '99999999-0000-4000-8000-000000000000',
  kind: 'request',
  version: 2,
  state: 'ready',
  name: 'request-12345678-2.pdf',
  size: 24_000,
  sha256: 'a'.repeat(64),
  asked_at: '2026-11-20T09:00:00Z',
  made_at: '2026-11-20T09:00:03Z',
  ...changes,
});

const opened = async () => {
  answers(page, { request });
  const app = await renderApp(page, aContext('customer'));
  return { ...app, panel: within(await screen.findByRole('region', { name: 'Документы' })) };
};

it('a document is requested, shown while it is being created, and then available for download', async () => {
  let list: PaperView[] = [];
  answers(path, () => {
    const now = { list, open: ['request'] };
    // The document is ready on the next query.
    list = list.map((paper) => ({ ...paper, state: 'ready' }));
    return now;
  });
  const sent: unknown[] = [];
  server.use(
    http.post(path, async ({ request: call }) => {
      sent.push(await call.json());
      list = [aDocument({ state: 'making', size: 0, made_at: null })];
      return HttpResponse.json({ success: true, data: list[0] });
    }),
  );
  const { user, panel } = await opened();
  await user.click(panel.getByRole('button', { name: 'Запрос, PDF' }));
  await panel.findByText('Готовится…');
  const link = await panel.findByRole('link', { name: /^Скачать: Запрос, версия/ });
  expect(link.getAttribute('href')).toBe(`${path}/${aDocument().id}`);
  expect(sent).toEqual([{ kind: 'request' }]);
});

it('a document with unchanged content is reported as existing, and a failed one can be retried', async () => {
  answers(path, { list: [aDocument({ state: 'failed' })], open: ['request'] });
  server.use(http.post(path, () => HttpResponse.json({ success: true, data: aDocument() })));
  const { user, panel } = await opened();
  await panel.findByText('Не удалось создать');
  await user.click(panel.getByRole('button', { name: /^Повторить: Запрос/ }));
  await screen.findByText('Этот документ уже есть');
});
