// @vitest-environment jsdom
import type { HsSuggestionView } from '@setu/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { aProduct, ids } from '../../testing/builders/card';
import { aNewCardForm, aTree } from '../../testing/builders/card-form';
import { aContext } from '../../testing/builders/context';
import { renderApp } from '../../testing/render-app';
import { answers, server, withServer } from '../../testing/server';

withServer();
beforeAll(
  () => Promise.all([import('./card-form'), import('./model/card-schema'), import('../../kit/hs-codes/hs-code-help')]),
  60_000,
);
beforeEach(() => localStorage.clear());

const create = `/company/${ids.company}/products/create`;
const suggestions = '/api/hs-codes/suggestions';

const aSuggestion = (changes: Partial<HsSuggestionView> = {}): HsSuggestionView => ({
  ...{ code: '841370', name: 'Насосы центробежные прочие', other_name: 'Other centrifugal pumps' },
  path: [
    { code: '84', name: 'Реакторы ядерные, котлы' },
    { code: '8413', name: 'Насосы жидкостные' },
  ],
  ...{ words: ['centrifugal', 'pump'], similar_count: 14, examples: [{ name: 'Насос КМ-80', langs: {} }] },
  ...changes,
});

async function open(user: Parameters<typeof aContext>[0] = 'supplier') {
  answers(create, aNewCardForm());
  answers('/catalog/tree', { tree: aTree });
  for (const path of ['/api/product-units', '/api/get-colors', '/api/get-iso-countries', '/api/get-industries'])
    answers(path, []);
  answers('/media/files/restrictions', { size: 20_971_520, types: ['pdf', 'png'] });
  const code = { name: 'Насосы', other_name: 'Pumps', chapter: '84', sku_count: 0 };
  const rate = { kind: 'percent', percent: 5, amount: null, currency: null, unit: null, is_example: false };
  answers('/catalog/hs', ({ searchParams }: URL) => ({
    codes: searchParams.get('q') === '841370' ? ['84', '8413', '841370'].map((one) => ({ ...code, code: one })) : [],
    ...{ similar: [], is_subset: true },
    ...(user === 'supplier' ? {} : { rates: { duty: rate, vat: { ...rate, percent: 22 } } }),
  }));
  answers(`/catalog/product/${ids.category}/${ids.pump}`, aProduct());
  const app = await renderApp(create, aContext(user));
  await screen.findByRole('textbox', { name: /Название/ });
  return app;
}

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Название/ });
const code = () => screen.getByRole<HTMLInputElement>('combobox', { name: /Код ТН ВЭД/ });

it('a code is suggested by the name with the reasons, fills nothing by itself, and one press takes it', async () => {
  const { user } = await open();
  const calls = answers(suggestions, { suggestions: [aSuggestion()] });
  await user.click(name());
  await user.paste('Centrifugal pump');
  const list = within(await screen.findByRole('list', { name: 'Подсказки кодов ТН ВЭД' }));
  const press = list.getByRole('button', { name: /^8413 70\s*Насосы центробежные прочие/ });
  expect(press.textContent).toContain('84 Реакторы ядерные, котлы › 8413 Насосы жидкостные');
  expect(press.textContent).toContain('Совпадают слова: centrifugal, pump · Такой код у 14 похожих карточек');
  expect(press.textContent).not.toMatch(/Пошлина|НДС/);
  expect(code().value).toBe('');
  expect(calls.at(-1)?.searchParams.get('name_en')).toBe('Centrifugal pump');
  press.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(code().value).toBe('8413 70'));
  const path = within(await screen.findByRole('list', { name: 'Куда входит код' }));
  // The pressed button has gone, and the focus stays beside the field.
  expect(document.activeElement).not.toBe(document.body);
  expect(path.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...['84 Насосы', '8413 Насосы', '8413 70 Насосы'],
  ]);
  expect(screen.getByText(/^С этим кодом опубликована похожая карточка/)).toBeTruthy();
  expect(screen.queryByText(/Пошлина/)).toBeNull();
});

it('a search without a result shows the suggestions by the name instead of covering them', async () => {
  const { user } = await open();
  answers(suggestions, { suggestions: [aSuggestion()] });
  await user.click(name());
  await user.paste('Centrifugal pump');
  await user.click(code());
  await user.paste('zyzzyva');
  await user.click(await screen.findByRole('option', { name: /^8413 70/ }, { timeout: 5_000 }));
  expect(code().value).toBe('8413 70');
});

it('staff see the duty and the VAT of a code beside it', async () => {
  const { user } = await open('broker');
  await user.type(code(), '841370');
  expect(await screen.findByText(/^Пошлина 5\s?% · НДС 22\s?%$/)).toBeTruthy();
});

it('a name without suggestions says so, and an error offers to try again', async () => {
  const { user } = await open();
  await user.type(name(), 'Zyzzyva');
  expect(await screen.findByText(/По этому названию код не подобрать/)).toBeTruthy();
  server.use(http.get(suggestions, () => HttpResponse.json({ success: false, message: '' }, { status: 500 })));
  await user.type(name(), ' pump');
  expect(await screen.findByText(/Подсказки недоступны/)).toBeTruthy();
  answers(suggestions, { suggestions: [aSuggestion()] });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('list', { name: 'Подсказки кодов ТН ВЭД' })).toBeTruthy();
});
