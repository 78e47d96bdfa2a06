// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { aReviewer, aReviewList, aReviewRow, reviewIds } from '../../../testing/builders/review';
import { renderApp } from '../../../testing/render-app';
import { answers, server, withServer } from '../../../testing/server';
import { closeAllModals } from '../../../ui/modal/modal-store';

withServer();
afterEach(closeAllModals);

const path = '/broker/product-reviews';
const foreign = aReviewRow({
  id: reviewIds.next,
  status: 'reviewed',
  is_mine: false,
  moves: ['set_reviewer'],
  product_sku: { ...aReviewRow().product_sku, name: 'Cardamom green' },
});

/** With an empty queue the list opens at all reviews. */
const noQueue = { queues: { mine: 0, nobody: 1 } };

it('a row leads to the next task only for the responsible user; sorting, search and statuses are in the address', async () => {
  const calls = answers(path, { ...aReviewList([aReviewRow(), foreign]), ...noQueue });
  const { user, router } = await renderApp(path, aReviewer());
  const own = within(await screen.findByRole('row', { name: /Turmeric/ }));
  expect(own.getByRole('link', { name: /Turmeric powder/ }).getAttribute('href')).toBe(
    `${path}/review/${reviewIds.review}`,
  );
  expect(own.getByRole('link', { name: /^Проверить исправления/ }).getAttribute('href')).toBe(
    `${path}/review/${reviewIds.review}`,
  );
  expect(own.getAllByText(/MSH-TUR-32/)[0]?.textContent).toBe('MSH-TUR-32 · ₹\u00A0186–232 / кг');
  expect(own.getByText('Кочин')).toBeTruthy();
  const other = within(screen.getByRole('row', { name: /Cardamom/ }));
  expect(other.queryByRole('link')).toBeNull();
  expect(other.getByText('Ждём менеджера')).toBeTruthy();
  const head = within(screen.getByRole('columnheader', { name: /Проверяющий/ }));
  await user.click(head.getByRole('button'));
  await waitFor(() => expect(calls.at(-1)?.searchParams.get('sort[reviewer]')).toBe('asc'));
  expect(screen.getByRole('link', { name: /^Новые/ }).textContent).toBe('Новые12');
  await user.click(screen.getByRole('link', { name: /^Исправленные/ }));
  await waitFor(() => expect(calls.at(-1)?.searchParams.get('statuses')).toBe('corrected'));
  expect(router.state.location.search).toContain('statuses=corrected');
  expect(screen.getByRole('link', { name: /^Без проверяющего/ }).textContent).toBe('Без проверяющего1');
  await user.click(screen.getByRole('link', { name: /^Ждут вас/ }));
  await waitFor(() => expect(calls.at(-1)?.searchParams.get('queue')).toBe('mine'));
  expect(calls.at(-1)?.searchParams.get('statuses')).toBeNull();
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /^Ждут вас/ }).getAttribute('aria-current')).toBe('true'),
  );
});

it('the manager checks and sends on a returned card that was corrected, and corrects one that was not', async () => {
  const returned = { status: 'reviewed' as const, moves: ['correct' as const] };
  const corrected = aReviewRow({ ...returned, is_corrected: true });
  answers(path, aReviewList([corrected, aReviewRow({ ...returned, id: reviewIds.next })]));
  await renderApp(path, aReviewer(['TEAM_MANAGER']));
  expect(await screen.findByRole('link', { name: /^Проверить и отправить/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Исправить карточку/ })).toBeTruthy();
});

it('opens at the reviews that wait for the reader, and the link to all reviews still opens all', async () => {
  answers(path, aReviewList());
  const { user, router } = await renderApp(path, aReviewer());
  await waitFor(() => expect(router.state.location.search).toBe('?queue=mine'));
  await screen.findByRole('row', { name: /Turmeric/ });
  await user.click(screen.getByRole('link', { name: /^Все/ }));
  await waitFor(() => expect(screen.getByRole('link', { name: /^Все/ }).getAttribute('aria-current')).toBe('true'));
  expect(router.state.location.search).toBe('');
});

it('a search without matches in the reader’s queue names how many all reviews have', async () => {
  answers(path, aReviewList([]));
  await renderApp(`${path}?queue=mine&search=MVW-150`, aReviewer());
  const all = await screen.findByRole('link', { name: 'Найдено во вкладке «Все»: 55' });
  expect(all.getAttribute('href')).toMatch(/\?search=MVW-150$/);
});

it('a senior manager assigns a review to another reviewer, and the list is loaded again', async () => {
  const calls = answers(path, aReviewList([foreign]));
  const sent: unknown[] = [];
  server.use(
    http.post(`${path}/change-reviewer/${reviewIds.next}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true, data: {} });
    }),
  );
  answers('/api/page-context', aReviewer(['TEAM_ADMIN']));
  const { user } = await renderApp(path, aReviewer(['TEAM_ADMIN']));
  await user.click(await screen.findByRole('button', { name: 'Действия: Cardamom green' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Сменить проверяющего' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Кому передать «Cardamom green»?' }));
  // The reviewer with the fewest reviews is first.
  const names = dialog.getAllByRole<HTMLInputElement>('radio').map(({ labels }) => labels?.[0]?.textContent);
  expect(names).toEqual(['Дмитрий Котов, в работе 1 проверка', 'Анна Лебедева, в работе 4 проверки']);
  await user.click(dialog.getByRole('radio', { name: 'Дмитрий Котов, в работе 1 проверка' }));
  const before = calls.length;
  await user.click(dialog.getByRole('button', { name: 'Передать' }));
  await screen.findByText('Проверяющий сменён');
  expect(sent).toEqual([{ reviewer: aReviewList().reviewers[1]?.id }]);
  await waitFor(() => expect(calls.length).toBeGreaterThan(before));
});

it('reviewers and senior managers can filter by manager, a manager cannot', async () => {
  answers(path, { ...aReviewList(), ...noQueue });
  await renderApp(path, aReviewer(['TEAM_MANAGER']));
  await screen.findByRole('row', { name: /Turmeric/ });
  const names = screen.getAllByRole('button').map((button) => button.textContent ?? '');
  expect(names.filter((name) => name.startsWith('Проверяющий')).length).toBeGreaterThan(1);
  expect(names.filter((name) => name.startsWith('Менеджер')).length).toBe(1);
});

it('the list is downloaded with the current filters and sorting, without its page number', async () => {
  answers(path, aReviewList());
  const calls: string[] = [];
  URL.createObjectURL = vi.fn(() => 'blob:x');
  server.use(
    http.get(`${path}/export`, ({ request }) => {
      calls.push(new URL(request.url).search);
      const headers = { 'Content-Disposition': 'attachment; filename="Reviews.xlsx"' };
      return HttpResponse.text('x', { headers });
    }),
  );
  const { user } = await renderApp(`${path}?statuses=created&page=2&sort%5Bname%5D=asc`, aReviewer());
  await user.click(await screen.findByRole('button', { name: 'Выгрузить' }));
  await screen.findByText('Reviews.xlsx');
  expect(new URLSearchParams(calls[0])).toEqual(new URLSearchParams('sort[name]=asc&statuses=created'));
});
