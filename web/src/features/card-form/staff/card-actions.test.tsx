// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aCard, aCategoryList, aProduct, ids } from '../../../testing/builders/card';
import { aCardForm } from '../../../testing/builders/card-form';
import { aContext } from '../../../testing/builders/context';
import { renderApp } from '../../../testing/render-app';
import { answers, server, withServer } from '../../../testing/server';
import { closeAllModals } from '../../../ui/modal/modal-store';

withServer();
// After the deletion the app opens the company's cards, which these tests do not look at.
beforeEach(() => server.use(http.get('*', () => HttpResponse.json({ success: false }, { status: 404 }))));
afterEach(closeAllModals);

const page = `/catalog/product/${ids.category}/${ids.pump}`;
const card = `/catalog/product/${ids.pump}`;
const rohan = { id: ids.tea, name: 'Рохан', surname: 'Кумар', patronymic: '' };

/** Opens the product's page, clicks the button twice, and returns the question with the number of sent calls. */
async function ask(answer: () => Response) {
  const sent: string[] = [];
  server.use(
    http.delete(card, async ({ request }) => {
      sent.push(request.url);
      await delay(20);
      return answer() as never;
    }),
  );
  answers(page, aProduct({ permissions: ['edit', 'delete'] }));
  const app = await renderApp(page, aContext('supplier'));
  await app.user.dblClick(await screen.findByRole('button', { name: 'Удалить' }));
  const question = within(await screen.findByRole('dialog', { name: /Удалить «/ }));
  return { ...app, sent, question };
}

it('deleting a card under review asks once, names its reviewer and says that the review ends', async () => {
  answers(`${card}/edit`, aCardForm({ locked_by: rohan }));
  const { user, sent, question } = await ask(() => HttpResponse.json({ success: true, data: {} }));
  expect(question.getByText(/Карточку проверяет .*Кумар.*проверка прекратится/)).toBeTruthy();
  expect(sent).toEqual([]);
  await user.dblClick(question.getByRole('button', { name: 'Удалить' }));
  expect(await screen.findByText('Карточка удалена')).toBeTruthy();
  expect(sent).toHaveLength(1);
});

it('a card without a review is deleted without that warning, and a failure is explained', async () => {
  answers(`${card}/edit`, aCardForm({ locked_by: null, review: null }));
  const failed = { success: false, message: 'Не сегодня', data: { error: 'access_denied' } };
  const { user, question } = await ask(() => HttpResponse.json(failed, { status: 403 }));
  expect(question.queryByText(/проверк/)).toBeNull();
  await user.click(question.getByRole('button', { name: 'Удалить' }));
  expect(await screen.findByText('Карточка не удалена')).toBeTruthy();
});

it('in its company’s list an unpublished card shows the status of its review, or that it is a draft', async () => {
  const list = aCategoryList();
  const cardOf = (name: string, review_status: 'reviewed' | 'corrected' | null, is_corrected = false) => ({
    ...aCard({ name, draft: true, sku_id: crypto.randomUUID() }),
    ...{ review_status, is_corrected },
  });
  answers(`/company/${ids.company}/catalog`, {
    ...{ totalCount: 4, at_least: false, products_attributes: list.products_attributes, currency: 'INR' },
    ...{ company: { id: ids.company, short_name: 'Kaveri' }, categories: [], corrected_search: null, facets: [] },
    ...{ search_filters: [], permissions: ['product_create', 'edit', 'delete'] },
    skus: [
      ...[cardOf('Возврат', 'reviewed'), cardOf('Правка', 'corrected'), cardOf('Заготовка', null)],
      cardOf('Исправление', 'reviewed', true),
    ],
  });
  await renderApp(`/company/${ids.company}/catalog`, aContext('supplier'));
  for (const state of ['Возвращена на доработку', 'Исправлена, на проверке', 'Черновик', 'Исправлена, у менеджера'])
    expect(await screen.findByText(state)).toBeTruthy();
});

it('the page of a returned card says that it was corrected, and leads to its form, but a plain draft does not', async () => {
  const draft = aProduct({ permissions: ['edit', 'delete'] });
  const drafted = { ...draft, card: { ...draft.card, draft: true } };
  answers(page, { ...drafted, review: { status: 'reviewed', is_corrected: true } });
  await renderApp(page, aContext('supplier'));
  expect(await screen.findByText('Исправлена, у менеджера')).toBeTruthy();
  expect(screen.queryByText('Черновик')).toBeNull();
  expect(screen.getByRole('link', { name: 'Изменить' }).getAttribute('href')).toContain('/edit');
  cleanup();
  answers(page, drafted);
  await renderApp(page, aContext('supplier'));
  expect(await screen.findByRole('button', { name: 'Удалить' })).toBeTruthy();
  expect(screen.getByText('Черновик')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Изменить' })).toBeNull();
});
