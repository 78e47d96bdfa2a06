// @vitest-environment jsdom
import type { CostCoverageView, CostImportView, CostRowsView, CostRowView } from '@setu/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { anAdmin } from '../../testing/builders/context';
import { renderApp } from '../../testing/render-app';
import { server, withServer } from '../../testing/server';

withServer();
// Loads the code of the dialogs in advance, because its loading time is not part of these tests.
beforeAll(
  () =>
    Promise.all([
      ...[import('./row-modal'), import('./row-schema'), import('./import-modal')],
      ...[import('../../ui/modal/modal-window'), import('../../ui/file-list/file-drop-zone')],
      import('../../forms/validate'),
    ]),
  60_000,
);

const path = '/admin/cost-tables';
const vera = { id: '11111111-0000-4000-8000-000000000000', name: 'Вера', surname: 'Ким', patronymic: '' };
const duty: CostRowView = {
  ...{ id: '22222222-0000-4000-8000-000000000000', version: 3, state: 'expiring' },
  values: {
    ...{ tax: 'duty', code: '0902', origin: 'IN', kind: 'combined_max', percent: '10', amount: '0.0045' },
    ...{ currency: 'EUR', unit: 'kilogram', valid_from: '2026-01-01', valid_to: '2026-12-20' },
    ...{ source: 'Решение № 80', source_url: 'https://eec.example/80', is_example: 'yes' },
  },
  ...{ changed_at: '2026-11-19T09:02:00Z', changed_by: vera.id, name: 'Овощи' },
};
const lane: CostRowView = {
  ...{ id: '33333333-0000-4000-8000-000000000000', version: 1, state: 'in_force' },
  values: {
    ...{ from: 'INNSA', to: 'RULED', mode: 'sea', unit: 'container20', price: '1850', currency: 'USD' },
    ...{ days_from: '25', days_to: '32', valid_from: '2026-10-01', source: 'Тариф линии', is_example: 'no' },
  },
  ...{ changed_at: '2026-11-19T09:02:00Z', changed_by: null, name: '' },
};
const listOf = (rows: CostRowView[], over: Partial<CostRowsView> = {}): CostRowsView => ({
  ...{ rows, total_count: rows.length, people: [vera], places: [] },
  ...over,
});
const places = [
  { code: 'INNSA', name: 'Нава-Шева' },
  { code: 'RULED', name: 'Санкт-Петербург' },
];
const none = { cards: 0, codes: [] };
const coverage: CostCoverageView = {
  today: '2026-11-29',
  tables: [{ table: 'tariffs', rows: 40, in_force: 36, expiring: 3, expired: 1, examples: 5 }],
  without_duty: {
    cards: 38,
    codes: [{ hs_code: '848210', name: 'Подшипники шариковые', cards: 38, sku: vera.id }],
  },
  without_vat: none,
  places: [{ place: { code: 'INNSA', name: 'Нава-Шева' }, gap: 'no_lane' }],
};

beforeEach(() => server.use(http.get(path, () => ok(coverage))));

const ok = (data: object) => HttpResponse.json({ success: true, data });
const refused = (status: number, data: object) =>
  HttpResponse.json({ success: false, message: 'Данные изменились', data }, { status });

async function open(table: string, now: () => CostRowsView) {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get(`${path}/${table}`, ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return ok(now());
    }),
  );
  const { user } = await renderApp(`${path}/${table}`, anAdmin());
  return { user, asked };
}

function accepts(at: string, ...replies: (() => Response)[]): object[] {
  const sent: object[] = [];
  server.use(
    http.post(at, async ({ request }) => {
      const isForm = request.headers.get('Content-Type')?.startsWith('multipart');
      sent.push(isForm ? { apply: (await request.formData()).get('apply') } : ((await request.json()) as object));
      return (replies[sent.length - 1] ?? replies.at(-1))?.() ?? HttpResponse.error();
    }),
  );
  return sent;
}

const dialog = () => within(screen.getByRole('dialog'));
const field = (name: RegExp) => dialog().getByRole('textbox', { name });

it('a table shows rates with both parts, the validity, the source and the mark of an example', async () => {
  await open('tariffs', () => listOf([duty]));
  const table = within(await screen.findByRole('table', { name: 'Пошлины и налоги' }));
  await table.findByText('Индия');
  expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    ...['Пошлина', '0902', 'Овощи', 'Индия', '10\u00A0%, но не меньше 0,0045\u00A0EUR/\u2060кг'],
    ...['01.01.2026 – 20.12.2026Истекает в течение 30 дней', 'Решение № 80Пример', ''],
  ]);
  expect(table.getByRole('link', { name: 'Решение № 80' }).getAttribute('href')).toBe('https://eec.example/80');
  // The order of the server is marked.
  const sorted = table.getAllByRole('columnheader').filter((head) => head.getAttribute('aria-sort') === 'ascending');
  expect(sorted.map(({ textContent }) => textContent)).toEqual(['Платёж']);
});

it('one line says how many rows are examples, and each of them is marked while some rows are real', async () => {
  await open('tariffs', () => listOf([{ ...duty, values: { ...duty.values, source_url: '' } }]));
  await screen.findByText('Примеры: 5 из 40 строк. Замените их настоящими до расчётов.');
  expect(screen.getByRole('columnheader', { name: 'Источник' })).toBeTruthy();
  expect(screen.getAllByText('Пример')).toHaveLength(1);
});

it('a lane shows its route by names, its price with the currency and its days', async () => {
  await open('lanes', () => listOf([lane], { places }));
  const table = within(await screen.findByRole('table', { name: 'Фрахт' }));
  await table.findByText('Нава-Шева → Санкт-Петербург');
  table.getByText('1 850 USD');
  table.getByText('25–32');
  table.getByText('с 01.10.2026');
});

it('search, state and order go to the server, and an empty table says what belongs there', async () => {
  const { user, asked } = await open('tariffs', () => listOf([]));
  await screen.findByText('Строк пока нет');
  expect(asked).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: 'Добавить строку' })).toHaveLength(2);
  const other = await open('lanes', () => listOf([lane], { places }));
  await screen.findByRole('table', { name: 'Фрахт' });
  await other.user.type(screen.getByRole('searchbox', { name: 'Поиск по таблице' }), 'INN');
  await waitFor(() => expect(other.asked.at(-1)?.get('search')).toBe('INN'));
  await user.click(screen.getByRole('button', { name: /^Срок действия$/ }));
  await waitFor(() => expect(other.asked.length).toBeGreaterThan(1));
});

it('a new row asks only for the columns of its kind, checks them, and shows the error of the server at its field', async () => {
  const { user } = await open('tariffs', () => listOf([duty]));
  const sent = accepts(
    `${path}/tariffs`,
    () => refused(422, { error: { 'values.code': 'Такая строка уже есть' }, codes: { 'values.code': 'row_exists' } }),
    () => ok({ row: duty }),
  );
  await user.click(await screen.findByRole('button', { name: 'Добавить строку' }));
  await screen.findByRole('dialog');
  const choose = (name: RegExp, value: string) => user.selectOptions(dialog().getByRole('combobox', { name }), value);
  await choose(/Платёж/, 'duty');
  await choose(/Вид ставки/, 'percent');
  expect(dialog().queryByRole('textbox', { name: /Сумма за единицу/ })).toBeNull();
  await choose(/Вид ставки/, 'specific');
  field(/Сумма за единицу/);
  await choose(/Вид ставки/, 'percent');
  await user.type(field(/Код ТН ВЭД/), '8413 70');
  await user.type(field(/Ставка/), '5');
  const save = () => dialog().getByRole('button', { name: 'Сохранить' });
  await user.click(save());
  expect(await dialog().findAllByText('Заполните это поле')).not.toHaveLength(0);
  expect(sent).toEqual([]);
  await user.type(field(/Действует с/), '01.01.2026');
  await user.type(field(/^Источник/), 'Решение № 80');
  await user.click(save());
  await dialog().findByText('Такая строка уже есть');
  await user.type(field(/Код ТН ВЭД/), '21');
  await user.click(save());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.at(-1)).toMatchObject({
    version: 0,
    values: { tax: 'duty', code: '8413 7021', kind: 'percent', percent: '5', amount: '', valid_from: '2026-01-01' },
  });
});

it('the second editor sees what the first one changed, loses nothing, and saves both on the next attempt', async () => {
  let now = listOf([duty]);
  const { user } = await open('tariffs', () => now);
  const sent = accepts(
    `${path}/tariffs`,
    () => {
      now = listOf([{ ...duty, version: 4, values: { ...duty.values, percent: '12', origin: 'CN' } }]);
      return refused(409, { error: 'conflict' });
    },
    () => ok({ row: duty }),
  );
  await user.click(await screen.findByRole('button', { name: /^Изменить: Пошлина, 0902/ }));
  await screen.findByRole('dialog');
  dialog().getByText(/Ким Вера|Вера Ким/);
  await user.clear(field(/Ставка/));
  await user.type(field(/Ставка/), '8');
  await user.click(dialog().getByRole('button', { name: 'Сохранить' }));
  await dialog().findByText('Ставка, %: было «10», стало «12»');
  dialog().getByText('Страна происхождения: было «Индия», стало «Китай»');
  expect((field(/Ставка/) as HTMLInputElement).value).toBe('8');
  expect((field(/Страна/) as HTMLInputElement).value).toBe('CN');
  await user.click(dialog().getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    { id: duty.id, version: 3, values: { percent: '8' } },
    { id: duty.id, version: 4, values: { percent: '8', origin: 'CN' } },
  ]);
});

it('a row is deleted after a question', async () => {
  const { user } = await open('tariffs', () => listOf([duty]));
  const sent = accepts(`${path}/tariffs/${duty.id}/remove`, () => ok({}));
  await user.click(await screen.findByRole('button', { name: /^Действия: Пошлина/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Удалить' }));
  await screen.findByText(/станут неполными/);
  expect(sent).toEqual([]);
  await user.click(dialog().getByRole('button', { name: 'Удалить' }));
  await screen.findByText('Строка удалена');
  expect(sent).toEqual([{ version: 3 }]);
});

it('a file is previewed with its faulty rows and stored on request, and a rejected file says why', async () => {
  const { user } = await open('tariffs', () => listOf([duty]));
  const found: CostImportView = {
    ...{ is_applied: false, new: 2, changed: 1, unchanged: 7, faulty: 1 },
    faulty_rows: [{ line: 12, problems: [{ column: 'percent', code: 'invalid_number', params: {}, value: 'пять' }] }],
  };
  const sent = accepts(
    `${path}/tariffs/import`,
    () => refused(422, { error: { file: 'В файле нет столбцов: Ставка' }, codes: { file: 'cost_columns_missing' } }),
    () => ok(found),
    () => ok({ ...found, is_applied: true }),
  );
  await user.click(await screen.findByRole('button', { name: 'Загрузить CSV' }));
  await screen.findByRole('dialog');
  const choose = async () => {
    await waitFor(() => expect(document.querySelector('[role=dialog] input[type=file]')).not.toBeNull());
    const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
    if (input) await user.upload(input, new File(['a'], 'duties.csv', { type: 'text/csv' }));
  };
  await choose();
  await dialog().findByText('В файле нет столбцов: Ставка');
  await user.click(dialog().getByRole('button', { name: 'Выбрать другой файл' }));
  await choose();
  const faulty = within(await dialog().findByRole('table', { name: 'С ошибками' }));
  expect(faulty.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    ...['12', 'Ставка, %', 'пять', 'Введите число'],
  ]);
  await user.click(dialog().getByRole('button', { name: 'Загрузить 3 строки' }));
  await screen.findByText('Новых строк: 2, изменённых: 1');
  dialog().getByText('Загружено');
  const [, close] = dialog().getAllByRole('button', { name: 'Закрыть' });
  if (close) await user.click(close);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ apply: 'false' }, { apply: 'false' }, { apply: 'true' }]);
});

it('the coverage lists codes without a rule, and opens the form of a rule with the code filled in', async () => {
  const sent = accepts(`${path}/tariffs`, () => ok({ row: duty }));
  const { user } = await renderApp(path, anAdmin());
  const codes = within(await screen.findByRole('table', { name: 'Коды без ставки пошлины' }));
  codes.getByText('Подшипники шариковые');
  screen.getByText('Ставка НДС есть для всех карточек');
  screen.getByText('Нет фрахта');
  expect(screen.getByRole('link', { name: '3' }).getAttribute('href')).toBe(`${path}/tariffs?state=expiring`);
  await user.click(codes.getByRole('button', { name: 'Добавить ставку: 8482 10' }));
  await screen.findByRole('dialog');
  expect((field(/Код ТН ВЭД/) as HTMLInputElement).value).toBe('848210');
  await user.type(field(/Ставка/), '0');
  await user.type(field(/Действует с/), '01.01.2026');
  await user.type(field(/^Источник/), 'Решение № 80');
  await user.click(dialog().getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ values: { tax: 'duty', code: '848210', percent: '0' } });
});
