// @vitest-environment jsdom
import type { ReviewView } from '@setu/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { aDetailedCard } from '../../../testing/builders/card';
import {
  aDiscussion,
  aReviewer,
  aReviewHead,
  aReviewList,
  aReviewView,
  aTranslation,
  aTranslationField,
  reviewIds,
} from '../../../testing/builders/review';
import { renderApp } from '../../../testing/render-app';
import { answers, server, withServer } from '../../../testing/server';
import { closeAllModals } from '../../../ui/modal/modal-store';

withServer();
// Loads this code in advance, because its loading time is not part of these tests.
beforeAll(() => import('../../../kit/hs-codes/hs-code-help'), 60_000);
beforeEach(() => {
  localStorage.clear();
  answers('/api/page-context', aReviewer());
  answers('/catalog/hs', { codes: [], similar: [], is_subset: true });
});
afterEach(closeAllModals);

const path = `/broker/product-reviews/review/${reviewIds.review}`;
const list = { route: { name: 'product_sku_review_list_page', params: {} } };

/** Registers a handler for decisions and records the sent bodies. */
function decides(answer: (call: number) => Response): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.post(path, async ({ request }) => {
      sent.push(await request.json());
      return answer(sent.length) as never;
    }),
  );
  return sent;
}
const routed = (data: unknown) => HttpResponse.json({ success: true, data });

it('a reviewer writes two comments by keyboard only and returns the card, and comments disable the approval with an explanation', async () => {
  answers(path, aReviewView());
  answers('/broker/product-reviews', aReviewList([]));
  const sent = decides(() => routed(list));
  const { user, router } = await renderApp(path, aReviewer());
  await screen.findByRole('group', { name: 'Название' });
  expect(screen.getByText('7 из 23 в вашей очереди')).toBeTruthy();
  // The next review of the queue is approved, so its link leads to the translation.
  const next = screen.getByRole('link', { name: /Следующая/ }).getAttribute('href');
  expect(next).toBe(`/broker/product-reviews/translate/${reviewIds.next}`);
  await user.keyboard('jj');
  expect(document.activeElement?.getAttribute('data-field')).toBe('name');
  await user.keyboard('[KeyM]');
  await user.type(await screen.findByRole('textbox', { name: 'Замечание к полю «Название»' }), 'Mjk');
  // Saves the comment and does not send the decision.
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(sent).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Общее замечание' }), 'Всё остальное верно');
  const approve = screen.getByRole('button', { name: 'Дальше: английская страница' });
  expect(approve.getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Вернуть с 2 замечаниями' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/broker/product-reviews'));
  expect(sent).toEqual([{ action: 'reviewed', comments: { name: 'Mjk', general: 'Всё остальное верно' }, version: 3 }]);
  expect(localStorage.length).toBe(0);
});

it('a card without a photo cannot be approved, and the reviewer reads why', async () => {
  answers(path, aReviewView({}, { card: aDetailedCard({ pictures: [] }) }));
  await renderApp(path, aReviewer());
  const approve = await screen.findByRole('button', { name: 'Дальше: английская страница' });
  expect(approve.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText(/^У карточки нет фото/)).toBeTruthy();
});

it('a review shows old and new values, only the changed fields on request, and earlier comments as resolved', async () => {
  const past = [{ round: 1, at: '2026-11-17T09:00:00Z', field: 'description', text: 'Уточните влажность' }];
  const { history, manager, reviewer } = aReviewHead();
  const returned = {
    status: 'reviewed' as const,
    at: '2026-11-17T09:00:00Z',
    by: manager,
    acting: reviewer,
    is_correction: false,
  };
  answers(path, aReviewView({ status: 'corrected', past_comments: past, history: [...history, returned] }));
  const { user } = await renderApp(path, aReviewer());
  const row = within(await screen.findByRole('group', { name: 'Описание' }));
  expect(row.getByText('12%').tagName).toBe('DEL');
  expect(row.getByText('10%').tagName).toBe('INS');
  expect(row.getByText(/ \(Лебедева А\. за Соколов И\.\) исправлено: Уточните влажность/)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Изменённые 1' }));
  expect(screen.getAllByRole('group').filter(({ dataset }) => dataset.field)).toHaveLength(1);
});

it('the second look marks the fields that were changed since the return, and the history names who changed them', async () => {
  const { history, manager } = aReviewHead();
  const seller = { id: reviewIds.next, name: 'Нилеш', surname: 'Патель', patronymic: '' };
  const later = [
    { status: 'reviewed' as const, at: '2026-11-18T09:00:00Z', by: seller, acting: null, is_correction: true },
    { status: 'corrected' as const, at: '2026-11-18T10:00:00Z', by: manager, acting: null, is_correction: false },
  ];
  const head = { status: 'corrected' as const, corrected: ['price_from'], history: [...history, ...later] };
  const card = aDetailedCard({ price_mode: 'exact', price_from: 1450, price_to: null });
  const before = { previous: null, returned: { ...card, price_from: 1150 } };
  answers(path, aReviewView(head, { card, ...before, named: { card, ...before }, changed: [] }));
  const { user } = await renderApp(path, aReviewer());
  const row = within(await screen.findByRole('group', { name: /^Цена/ }));
  expect([/исправлено/, /1\s150/].map((text) => row.getByText(text).tagName)).toEqual(['SPAN', 'DEL']);
  await user.click(screen.getByRole('radio', { name: 'Исправленные 1' }));
  expect(screen.getAllByRole('group').filter(({ dataset }) => dataset.field)).toHaveLength(1);
  expect(screen.getByText('Исправлена: Нилеш Патель')).toBeTruthy();
  expect(screen.getByText('Снова отправлена на проверку: Илья Соколов')).toBeTruthy();
});

it('fields that belong together share a row, and the reviewer chooses the one that a comment is about', async () => {
  answers(path, aReviewView());
  const { user } = await renderApp(path, aReviewer());
  const row = within(await screen.findByRole('group', { name: 'Размеры Д×Ш×В' }));
  await user.click(row.getByRole('button', { name: 'Замечание к полю «Длина»' }));
  await user.type(row.getByRole('textbox', { name: 'Замечание к полю «Длина»' }), 'Проверьте');
  await user.selectOptions(row.getByRole('combobox', { name: 'Поле' }), 'Высота');
  expect((row.getByRole('textbox', { name: 'Замечание к полю «Высота»' }) as HTMLTextAreaElement).value).toBe(
    'Проверьте',
  );
  await user.click(row.getByRole('button', { name: 'Сохранить' }));
  const comments = within(screen.getByRole('region', { name: 'Замечания' }));
  expect(comments.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Высота']);
});

it('a review shows its position in the queue, and keys lead to the next review except while typing', async () => {
  answers(path, aReviewView());
  answers(`/broker/product-reviews/translate/${reviewIds.next}`, aTranslation([aTranslationField()]));
  answers('/broker/translation-memory', { matches: [], terms: [] });
  const { user, router } = await renderApp(path, aReviewer());
  await screen.findByText(/в вашей очереди/);
  await user.click(screen.getByRole('textbox', { name: 'Общее замечание' }));
  await user.keyboard('{Control>}{ArrowRight}{/Control}');
  await user.tab();
  expect(router.state.location.pathname).toBe(path);
  await user.keyboard('{Control>}{ArrowLeft}{/Control}');
  expect(router.state.location.pathname).toBe(path);
  await user.keyboard('{Control>}{ArrowRight}{/Control}');
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(`/broker/product-reviews/translate/${reviewIds.next}`),
  );
});

it('a card without comments is approved on its preview, and its translation opens', async () => {
  answers(path, aReviewView());
  answers(`/broker/product-reviews/translate/${reviewIds.review}`, aTranslation([aTranslationField()]));
  answers('/broker/translation-memory', { matches: [], terms: [] });
  const params = { review: reviewIds.review };
  const sent = decides(() => routed({ route: { name: 'product_sku_translate_page', params } }));
  const { user, router } = await renderApp(path, aReviewer());
  await screen.findByRole('group', { name: 'Название' });
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByRole('heading', { level: 2, name: /Turmeric powder/ });
  expect(router.state.location.search).toBe('?step=card');
  await user.click(screen.getByRole('button', { name: 'Подтвердить и перевести' }));
  await screen.findByRole('textbox', { name: /Название по-русски/ });
  expect(sent).toEqual([{ action: 'approved', comments: {}, version: 3 }]);
});

it('Ctrl and Enter send the comments, even from the field of the last one', async () => {
  answers(path, aReviewView());
  answers('/broker/product-reviews', { list: [], total: 0 });
  const sent = decides(() => routed({ route: { name: 'product_sku_review_list_page', params: {} } }));
  const { user } = await renderApp(path, aReviewer());
  await user.type(await screen.findByRole('textbox', { name: 'Общее замечание' }), 'Нет порта');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent).toEqual([{ action: 'reviewed', comments: { general: 'Нет порта' }, version: 3 }]));
});

it('if somebody else was faster, the page names them and keeps the typed text, and so does the device', async () => {
  let isMoved = false;
  const by = { id: reviewIds.manager, name: 'Олег', surname: 'Белов', patronymic: '' };
  const history = [{ status: 'approved' as const, at: '2026-11-20T09:00:00Z', by, acting: null, is_correction: false }];
  answers(path, () => (isMoved ? aReviewView({ version: 4, history }) : aReviewView()));
  decides(() => {
    isMoved = true;
    const data = { error: 'conflict', current: { status: 'approved', version: 4 } };
    return HttpResponse.json({ success: false, message: '', data }, { status: 409 });
  });
  const { user } = await renderApp(path, aReviewer());
  await user.type(await screen.findByRole('textbox', { name: 'Общее замечание' }), 'Нет порта');
  await user.click(screen.getByRole('button', { name: 'Вернуть с 1 замечанием' }));
  await screen.findByText(/^Олег Белов: «Перевод»/);
  expect(screen.getByRole('heading', { name: 'Пока вы писали, проверка изменилась' })).toBeTruthy();
  expect((screen.getByRole('textbox', { name: 'Общее замечание' }) as HTMLTextAreaElement).value).toBe('Нет порта');
  expect(JSON.stringify({ ...localStorage })).toContain('Нет порта');
});

it('other users can read the review, see its reviewer, and find the way back', async () => {
  answers(path, aReviewView({ moves: ['set_reviewer'], comments: aReviewHead().comments }));
  await renderApp(path, aReviewer(['TEAM_ADMIN']));
  await screen.findByText('Только просмотр. Проверяющий: Анна Лебедева');
  expect(screen.getByRole('link', { name: 'К списку' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Сменить проверяющего' })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Общее замечание' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Замечание/ })).toBeNull();
});

it('a comment shows its author and when the card was returned with it, and an unsent comment is marked as the reader’s own', async () => {
  const { history, reviewer } = aReviewHead();
  const at = '2026-11-20T08:00:00Z';
  const returned = { status: 'reviewed' as const, at, by: reviewer, acting: null, is_correction: false };
  const comments = { name: 'Какой сорт?' };
  answers(path, aReviewView({ status: 'reviewed', moves: [], comments, history: [...history, returned] }));
  await renderApp(path, aReviewer(['TEAM_ADMIN']));
  const row = within(await screen.findByRole('group', { name: 'Название' }));
  expect(row.getByText('Лебедева А.')).toBeTruthy();
  expect(row.getByText(/2026/).getAttribute('datetime')).toBe(at);
  cleanup();
  answers(path, aReviewView({ comments }));
  await renderApp(path, aReviewer());
  const own = within(await screen.findByRole('group', { name: 'Название' }));
  expect(own.getByText('ещё не отправлено')).toBeTruthy();
  expect(own.queryByText('Лебедева А.')).toBeNull();
});

it('a review marks forbidden words in the fields that contain them', async () => {
  const card = { ...aReviewView().card, name: 'Miracle turmeric', description: 'Heals in a day' };
  answers(path, aReviewView({}, { card, previous: { ...card, description: 'Dried' } }));
  const { user } = await renderApp(path, aReviewer());
  const row = await screen.findByRole('group', { name: 'Название' });
  // The warning at the top names the field and leads to it.
  await user.click(screen.getByRole('button', { name: 'Перейти к полю «Название»' }));
  await waitFor(() => expect(document.activeElement).toBe(row));
  const name = within(row);
  expect(name.getByText('Miracle').tagName).toBe('MARK');
  expect(name.getByText('Запрещённые слова: Miracle.')).toBeTruthy();
  const description = within(screen.getByRole('group', { name: 'Описание' }));
  expect(description.getByText('Heals').closest('ins')).toBeTruthy();
  expect(description.getByText('Запрещённые слова: Heals.')).toBeTruthy();
  const groups = screen.getAllByRole('group').filter(({ tagName }) => tagName !== 'DETAILS');
  const fields = groups.filter((field) => /Запрещённые слова/.test(field.textContent ?? ''));
  expect(fields).toHaveLength(2);
});

it('values have helpful data next to them: roubles, the prices of the category, other cards with the code, its duty, and the validity of documents', async () => {
  const aFile = { id: reviewIds.next, original_name: 'ISO.pdf', size: 1, type: 'application/pdf', url: '/f' };
  const certificate = { ...aFile, valid_until: '2027-03-14' };
  const money = { price_mode: 'range', price_from: 100, price_to: 200 } as const;
  const card = { ...aReviewView().card, ...money, hs_code: '09103000', certificates: [certificate] };
  const code = { name: 'Turmeric', other_name: '', chapter: '09' };
  const similar = [{ ...code, code: '091030', sku_count: 48 }];
  const percent = { kind: 'percent', amount: null, currency: null, unit: null, is_example: false };
  answers('/catalog/hs', ({ searchParams }: URL) => ({
    codes: searchParams.get('q') === '09103000' ? [{ ...code, code: '0910', sku_count: 60 }] : [],
    ...{ similar, is_subset: true, rates: { duty: { ...percent, percent: 3 }, vat: { ...percent, percent: 22 } } },
  }));
  const other = { code: '091012', name: 'Ginger', other_name: '', path: [], words: ['ginger'], similar_count: 0 };
  answers('/api/hs-codes/suggestions', { suggestions: [{ ...other, examples: [] }] });
  const price_norm = { low: 210, median: 240, high: 260 };
  answers(path, aReviewView({}, { card: card as ReviewView['card'], price_norm }));
  await renderApp(path, aReviewer());
  expect(await screen.findByText(/^Цена ниже обычной: в категории ₹\s210–260, медиана ₹\s240$/)).toBeTruthy();
  expect(screen.getByText(/^91,84–183,68\s₽ для заказчиков в России по курсу 0,9184\s₽ на 20/)).toBeTruthy();
  expect(screen.getByText(/^Цена ниже обычной: ₹\s100–200 при обычных ₹\s210–260$/)).toBeTruthy();
  expect(await screen.findByText('Тот же код у 48 карточек в каталоге')).toBeTruthy();
  expect(await screen.findByText(/^Пошлина 3\s?% · НДС 22\s?%$/)).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Куда входит код' }).textContent).toBe('0910 Turmeric');
  expect(await screen.findByText('Ещё 1 подсказка по названию')).toBeTruthy();
  expect(screen.getByText('Ginger').closest('button')).toBeNull();
  expect(screen.getByText(/до 14.03.2027/)).toBeTruthy();
});

it('discussions of the card are shown next to its fields and lead to them', async () => {
  answers(path, aReviewView());
  answers(`/broker/product-reviews/discussions/${reviewIds.review}`, { list: [aDiscussion()], may_write: true });
  const { user } = await renderApp(path, aReviewer());
  const panel = within(await screen.findByRole('region', { name: 'Обсуждение' }));
  await user.click(await panel.findByRole('button', { name: 'Название' }));
  await waitFor(() => expect(document.activeElement?.getAttribute('data-field')).toBe('name'));
  const at = (name: string) => within(screen.getByRole('group', { name }));
  expect(at('Название').getByRole('button', { name: 'Сообщения о поле «Название»: 2' })).toBeTruthy();
  expect(at('Бренд').queryByRole('button', { name: /^Обсудить/ })).toBeNull();
  await user.click(at('Описание').getByRole('button', { name: 'Замечание к полю «Описание»' }));
  await user.click(at('Описание').getByRole('button', { name: 'Обсудить: Описание' }));
  await waitFor(() => expect(document.activeElement?.id).toBe('remark-on-description'));
});

it('the review of a deleted card says who deleted it and when, and offers only the way back', async () => {
  const { product_sku, company } = aReviewList().list[0] ?? {};
  const by = { id: reviewIds.manager, name: 'Анна', surname: 'Петрова', patronymic: '' };
  const end = { status: 'withdrawn', at: '2026-11-20T09:00:00Z', by, acting: null, is_correction: false } as const;
  const review = { ...aReviewHead({ status: 'withdrawn', moves: [] }), history: [end] };
  answers(path, { review, card: null, product_sku, company });
  await renderApp(path, aReviewer());
  expect(await screen.findByText(/Карточку удалили, и проверка прекращена\. .*Петрова.*20/)).toBeTruthy();
  expect(screen.getByText('Отозвана')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Одобрить|Вернуть/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'К списку' }).getAttribute('href')).toBe('/broker/product-reviews');
});
