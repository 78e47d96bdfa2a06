// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { aReviewer, reviewIds } from '../../../testing/builders/review';
import { renderApp } from '../../../testing/render-app';
import { answers, server, withServer } from '../../../testing/server';
import { closeAllModals } from '../../../ui/modal/modal-store';

withServer();
afterEach(closeAllModals);

const term = { id: reviewIds.review, en: 'firing', ru: 'сушка', note: 'о чае', updated_at: '2026-11-17T09:00:00Z' };

it('terms are added, and removed after a confirmation', async () => {
  const calls = answers('/broker/glossary', { list: [term], total: 1 });
  const sent: unknown[] = [];
  server.use(
    http.post('/broker/glossary', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true, data: {} });
    }),
  );
  const { user } = await renderApp('/broker/glossary?search=fir', aReviewer());
  await screen.findByRole('row', { name: /firing/ });
  expect(calls[0]?.searchParams.get('search')).toBe('fir');
  await user.click(screen.getByRole('button', { name: 'Добавить термин' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Новый термин' }));
  await user.type(dialog.getByRole('textbox', { name: /По-английски/ }), 'withering');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await dialog.findByText('Заполните это поле');
  await user.type(dialog.getByRole('textbox', { name: /По-русски/ }), 'завяливание');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await screen.findByText('Термин сохранён');
  await user.click(await screen.findByRole('button', { name: 'Действия: firing' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Удалить' }));
  const question = within(await screen.findByRole('dialog', { name: 'Удалить термин «firing»?' }));
  await user.click(question.getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(sent).toEqual([{ en: 'withering', ru: 'завяливание', note: '' }, { remove: term.id }]));
});
