// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aReviewer, aReviewList, aTranslation, aTranslationField, reviewIds } from '../../../testing/builders/review';
import { renderApp } from '../../../testing/render-app';
import { answers, server, withServer } from '../../../testing/server';
import { closeAllModals } from '../../../ui/modal/modal-store';

withServer();
beforeEach(() => {
  localStorage.clear();
  answers('/api/page-context', aReviewer());
});
afterEach(closeAllModals);

const path = `/broker/product-reviews/translate/${reviewIds.review}`;
const condition = aTranslationField({
  ...{ field: 'condition', english: 'New', english_before: 'Old', changed_since: 'published', max: 300 },
});

interface Saved {
  product_sku_ru: Record<string, string>;
  product_sku: Record<string, string>;
  seq: number;
  machine: string[];
}

/** Registers a handler for autosaves and records the bodies in order. */
function keeps(): Saved[] {
  const saved: Saved[] = [];
  server.use(
    http.post(`/broker/product-reviews/translate-autosave/${reviewIds.review}`, async ({ request }) => {
      saved.push((await request.json()) as Saved);
      return HttpResponse.json({ success: true, data: {} });
    }),
  );
  return saved;
}

const russian = (field: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(`^${field}`) });

it.each([
  ['', 'Перевод карточки · Setu'],
  ['Куркума молотая', 'Перевод: Куркума молотая · Setu'],
])('the title of the tab is in the reader’s language with the Russian name “%s”', async (name, title) => {
  answers(path, aTranslation([aTranslationField({ russian: name })]));
  answers('/broker/translation-memory', { matches: [], terms: [] });
  await renderApp(path, aReviewer());
  await waitFor(() => expect(document.title).toBe(title));
});

it('the translation saves during typing, each save after the previous one, and shows the Russian card before publication', async () => {
  answers(path, aTranslation([aTranslationField(), condition]));
  answers('/broker/translation-memory', { matches: [], terms: [] });
  answers('/broker/product-reviews', aReviewList([]));
  const saved = keeps();
  const sent: unknown[] = [];
  server.use(
    http.post(path, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({
        success: true,
        data: { route: { name: 'product_sku_review_list_page', params: {} } },
      });
    }),
  );
  const { user, router } = await renderApp(path, aReviewer());
  await user.type(await russian('Название'), 'Куркума молотая');
  expect(screen.getByText('изменён после публикации')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Посмотреть русскую карточку' }));
  await screen.findByText('Заполните это поле');
  expect(router.state.location.search).toBe('');
  await user.type(await russian('Состояние'), 'Новый{Control>}{Enter}{/Control}');
  await screen.findByRole('heading', { level: 2, name: 'Куркума молотая' });
  await user.click(screen.getByRole('button', { name: 'Опубликовать' }));
  await screen.findByText('Карточка опубликована на двух языках');
  expect(screen.getByRole('link', { name: 'Открыть товар' })).toBeTruthy();
  const texts = { name: 'Куркума молотая', condition: 'Новый' };
  expect(sent).toEqual([{ product_sku_ru: texts, version: 3 }]);
  expect(saved.at(-1)?.product_sku_ru).toEqual(texts);
  expect(saved.at(-1)?.product_sku).toEqual({ name: 'Turmeric powder', condition: 'New' });
  expect(saved.map(({ seq }) => seq)).toEqual(saved.map((_save, at) => at + 1));
});

it('the reviewer can confirm that a text with changed English needs no new Russian, and the confirmation is saved without typing', async () => {
  const changed = aTranslationField({
    ...{ field: 'condition', english: 'New', english_before: 'Brand new', changed_since: 'translated', max: 300 },
    ...{ russian: 'Новый', source: 'typed' },
  });
  answers(path, aTranslation([aTranslationField(), changed]));
  answers('/broker/translation-memory', { matches: [], terms: [] });
  const saved = keeps();
  const { user } = await renderApp(path, aReviewer());
  const text = await russian('Состояние');
  expect(screen.getByText('изменён после перевода')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Оставить перевод: Состояние' }));
  expect(screen.queryByText('изменён после перевода')).toBeNull();
  expect(screen.queryByText('Brand', { exact: false })).toBeNull();
  expect(document.activeElement).toBe(text);
  await waitFor(() => expect(saved.at(-1)?.product_sku).toEqual({ condition: 'New' }));
  expect(saved.at(-1)?.product_sku_ru).toEqual({ name: '', condition: 'Новый' });
});

it('a forbidden word is named at its field, and a brand may stay in Latin letters', async () => {
  const view = aTranslation([aTranslationField(), condition]);
  answers(path, { ...view, card: { ...view.card, product: { ...view.card.product, brand_name: 'Goldleaf' } } });
  answers('/broker/translation-memory', { matches: [], terms: [] });
  keeps();
  const { user } = await renderApp(path, aReviewer());
  await user.type(await russian('Название'), 'Излечивает всё');
  expect(await screen.findByText('Запрещённые слова: Излечивает.')).toBeTruthy();
  await user.clear(await russian('Название'));
  await user.type(await russian('Название'), 'Куркума Goldleaf');
  expect(screen.queryByText(/Запрещённые слова/)).toBeNull();
  expect(screen.queryByText(/Остались слова без перевода/)).toBeNull();
});

it('without a provider no button translates by machine', async () => {
  answers(path, { ...aTranslation([aTranslationField(), condition]), has_machine: false });
  answers('/broker/translation-memory', { matches: [], terms: [] });
  await renderApp(path, aReviewer());
  await russian('Название');
  expect(screen.queryByRole('button', { name: /^Перевести/ })).toBeNull();
});

it('a machine translation is marked until it is edited, and a failed one is reported at its field', async () => {
  answers(path, aTranslation([aTranslationField(), condition]));
  answers('/broker/translation-memory', { matches: [], terms: [] });
  const saved = keeps();
  server.use(
    http.post('/api/translate-text', async ({ request }) => {
      const { text } = (await request.json()) as { text: string };
      if (text === 'New')
        return HttpResponse.json({ success: false, message: '', data: { error: 'x' } }, { status: 503 });
      return HttpResponse.json({ success: true, text: 'Куркума', data: { text: 'Куркума' } });
    }),
  );
  const { user } = await renderApp(path, aReviewer());
  await user.click(await screen.findByRole('button', { name: 'Перевести пустые поля' }));
  expect(await screen.findByText('Не удалось перевести')).toBeTruthy();
  expect((await russian('Название')).value).toBe('Куркума');
  expect(screen.getByText(/машинный перевод/)).toBeTruthy();
  // The label leaves the room that its button needs, which has longer words once there is a text.
  const isLong = (name: RegExp) => screen.getByRole('button', { name }).closest('[data-again]') !== null;
  expect([isLong(/^Перевести заново поле «Название»/), isLong(/^Перевести поле/)]).toEqual([true, false]);
  await waitFor(() => expect(saved.at(-1)?.machine).toEqual(['name']));
  await user.type(await russian('Название'), ' молотая');
  expect(screen.queryByText(/машинный перевод/)).toBeNull();
});

it('an approved translation of a similar text replaces the text, and a term is inserted at the caret', async () => {
  answers(path, aTranslation([aTranslationField({ russian: 'Порошок' })]));
  keeps();
  answers('/broker/translation-memory', {
    matches: [{ en: 'Turmeric powder, fine', ru: 'Куркума тонкого помола', match: 87, sku_id: reviewIds.next }],
    terms: [{ id: reviewIds.review, en: 'turmeric', ru: 'куркума', note: '', updated_at: '2026-11-17T09:00:00Z' }],
  });
  const { user } = await renderApp(path, aReviewer());
  const name = await russian('Название');
  await user.click(name);
  const memory = within(await screen.findByRole('region', { name: 'Переводы и глоссарий' }));
  await memory.findByText(/Совпадение 87/);
  name.setSelectionRange(0, 0);
  await user.click(memory.getByRole('button', { name: 'Вставить «куркума»' }));
  expect(name.value).toBe('куркума Порошок');
  await user.click(memory.getByRole('button', { name: 'Использовать перевод' }));
  expect(name.value).toBe('Куркума тонкого помола');
});

it('a reviewer returns errors in the English text with comments by keyboard, and a card with comments cannot be published', async () => {
  const translated = aTranslationField({
    ...{ field: 'condition', english: 'New', english_before: 'Old', changed_since: 'translated', russian: 'Старый' },
  });
  answers(path, aTranslation([aTranslationField(), translated]));
  answers('/broker/translation-memory', { matches: [], terms: [] });
  answers('/broker/product-reviews', aReviewList([]));
  const saved = keeps();
  const sent: unknown[] = [];
  server.use(
    http.post(`/broker/product-reviews/review/${reviewIds.review}`, async ({ request }) => {
      sent.push(await request.json());
      const route = { name: 'product_sku_review_list_page', params: {} };
      return HttpResponse.json({ success: true, data: { route } });
    }),
  );
  const { user, router } = await renderApp(path, aReviewer());
  await user.type(await russian('Название'), 'Куркума');
  expect(screen.getByText('изменён после перевода')).toBeTruthy();
  await user.keyboard('{Control>}m{/Control}');
  await user.type(await screen.findByRole('textbox', { name: 'Замечание к полю «Название»' }), 'Какой помол?{Escape}');
  expect(document.activeElement).toBe(await russian('Название'));
  expect(screen.queryByRole('button', { name: 'Посмотреть русскую карточку' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Вернуть с 1 замечанием' })).toBeTruthy();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/broker/product-reviews'));
  expect(sent).toEqual([{ action: 'reviewed', comments: { name: 'Какой помол?' }, version: 3 }]);
  // The typed text is saved for the next round, with the English it belongs to.
  expect(saved.at(-1)).toMatchObject({
    product_sku_ru: { name: 'Куркума', condition: 'Старый' },
    product_sku: { name: 'Turmeric powder' },
  });
  expect(localStorage.length).toBe(0);
});

it('a comment leads to its text, and a comment on a field without translation is plain text', async () => {
  const view = aTranslation([aTranslationField()]);
  answers(path, { ...view, review: { ...view.review, comments: { name: 'Какой помол?', hs_code: 'Не тот код' } } });
  answers('/broker/translation-memory', { matches: [], terms: [] });
  const { user } = await renderApp(path, aReviewer());
  const text = await russian('Название');
  const comments = within(await screen.findByRole('region', { name: 'Замечания' }));
  expect(comments.getByText('Не тот код')).toBeTruthy();
  expect(comments.queryByRole('button', { name: 'Код ТН ВЭД' })).toBeNull();
  await user.click(comments.getByRole('button', { name: 'Название' }));
  expect(document.activeElement).toBe(text);
});

it('only the assigned reviewer can comment', async () => {
  const view = aTranslation([aTranslationField()]);
  answers(path, { ...view, review: { ...view.review, moves: [] } });
  answers('/broker/translation-memory', { matches: [], terms: [] });
  await renderApp(path, aReviewer(['TEAM_ADMIN']));
  await russian('Название');
  expect(screen.queryByRole('button', { name: /Замечание/ })).toBeNull();
});
