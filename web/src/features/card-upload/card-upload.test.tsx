// @vitest-environment jsdom
import type { CardUploadView, ImportRowView, ImportRunView } from '@setu/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { aContext } from '../../testing/builders/context';
import { renderApp } from '../../testing/render-app';
import { answers, server, withServer } from '../../testing/server';

withServer();

const id = (digit: string): string => `${digit.repeat(8)}-0000-4000-8000-000000000000`;
const company = id('c');
const path = `/broker/companies/${company}/catalog/upload`;
const person = { id: id('e'), name: 'Илья', surname: 'Соколов', patronymic: '' };

const aRun = (over: Partial<ImportRunView> = {}): ImportRunView => ({
  ...{ id: id('1'), state: 'checked', failure: null, failure_text: '', user: person },
  ...{ file: { name: 'coromandel.xlsx', size: 319_488 }, pictures: null },
  ...{ started_at: '2026-11-20T09:00:00Z', state_at: '2026-11-20T09:06:00Z' },
  ...{ rows: 20, fresh: 12, updates: 6, unchanged: 0, faulty: 2, stored: 0, at_row: null, at_name: '' },
  ...{ pictures_named: 3, pictures_found: 2, has_marked_file: true, applies_at_once: false },
  ...over,
});

const aPage = (runs: ImportRunView[] = []): CardUploadView => ({
  company: { id: company, short_name: 'Coromandel Bearings', city: 'Ченнаи' },
  ...{ broker_manager: person, cards: 412, columns: 37, runs },
  limits: { sheet_bytes: 20_971_520, pictures_bytes: 209_715_200, rows_xlsx: 50_000, rows_xls: 20_000 },
});

const faultyRow: ImportRowView = {
  ...{ position: 18, vendor_code: '6304-2RS', name: 'Deep groove ball bearing 6304', result: 'faulty', sku_id: null },
  errors: [
    {
      ...{ column: 'price_to', cell: 'H18', code: 'price_order', params: {}, value: '175' },
      ...{ message: '175 меньше, чем price_from', mend: 'Введите цену не ниже price_from' },
    },
  ],
};
const goodRow: ImportRowView = { ...faultyRow, position: 19, name: 'Bearing 6305', result: 'fresh', errors: [] };

/** Answers with the run in its current state and the requested rows. */
const runIs = (state: () => ImportRunView) =>
  answers(`${path}/${id('1')}`, (url: URL) => {
    const list = url.searchParams.get('result') === 'faulty' ? [faultyRow] : [faultyRow, goodRow];
    return { run: state(), list, total: list.length };
  });

const sheet = () => new File(['PK'], 'coromandel.xlsx');

it('a file is uploaded for checking, and its run opens under its own address', async () => {
  let page = aPage();
  let sent = '';
  answers(path, () => page);
  runIs(() => aRun());
  server.use(
    http.post(path, async ({ request }) => {
      sent = await request.text();
      page = aPage([aRun()]);
      return HttpResponse.json({ success: true, data: { success: true, error: '', data: [], run: aRun() } });
    }),
  );
  const { user, router } = await renderApp(path, aContext('broker'));
  expect(await screen.findByText('412 карточек, считая черновики')).toBeTruthy();
  const check = await screen.findByRole('button', { name: 'Проверить файл' });
  expect(check.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText(/Сначала выберите файл/).id).toBe(check.getAttribute('aria-describedby'));
  await user.upload(screen.getByLabelText('Файл с карточками', { selector: 'input' }), sheet());
  await user.click(screen.getByRole('button', { name: 'Проверить файл' }));
  await waitFor(() => expect(router.state.location.search).toContain(`run=${id('1')}`));
  expect(sent).toMatch(/name="dry"[\s\S]*true[\s\S]*name="file"/);
  const row = await screen.findByRole('row', { name: /6304/ });
  for (const text of ['18', 'H18', 'price_to', '175 меньше, чем price_from', 'Введите цену не ниже price_from'])
    expect(within(row).getByText(text)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('row', { name: /6305/ })).toBeNull());
  await user.click(screen.getByRole('radio', { name: 'Все' }));
  expect(await screen.findByRole('row', { name: /6305.*Новая/ })).toBeTruthy();
});

it('a rejected file shows the reason in a dialog, and another file can be chosen', async () => {
  answers(path, aPage());
  const refusal = {
    success: false,
    message: 'Проверьте поля',
    data: { error: { file: 'Файл карточек должен быть не больше 40 МБ' } },
  };
  server.use(http.post(path, () => HttpResponse.json(refusal, { status: 422 })));
  const { user } = await renderApp(path, aContext('broker'));
  await user.upload(await screen.findByLabelText('Файл с карточками', { selector: 'input' }), sheet());
  await user.click(screen.getByRole('button', { name: 'Проверить файл' }));
  const modal = await screen.findByRole('dialog', { name: 'Файл не принят' });
  expect(within(modal).getByText('Файл карточек должен быть не больше 40 МБ')).toBeTruthy();
  await user.click(within(modal).getByRole('button', { name: 'Выбрать другой файл' }));
  expect(await screen.findByRole('button', { name: 'Проверить файл' })).toBeTruthy();
});

it('good rows are imported, with progress and result', async () => {
  let run = aRun();
  answers(path, () => aPage([run]));
  runIs(() => run);
  server.use(
    http.post(`${path}/${id('1')}`, () => {
      run = aRun({ state: 'applying', stored: 9, at_row: 11, at_name: 'Bearing 7210' });
      return HttpResponse.json({ success: true, data: run });
    }),
  );
  const { user } = await renderApp(`${path}?run=${id('1')}`, aContext('broker'));
  await user.click(await screen.findByRole('button', { name: 'Применить 18 строк' }));
  const bar = await screen.findByRole('progressbar', { name: 'Применяем 18 строк' });
  expect(bar.getAttribute('aria-valuenow')).toBe('50');
  expect(screen.getByText(/Сейчас: Bearing 7210, строка 11/)).toBeTruthy();
  run = aRun({ state: 'applied', stored: 18 });
  expect(await screen.findByText('Сохранено 18 карточек')).toBeTruthy();
  expect(screen.getByText('12 новых карточек')).toBeTruthy();
  expect(screen.getByText('6, прежние остаются в каталоге')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Открыть каталог' }).getAttribute('href')).toBe(
    `/company/${company}/catalog`,
  );
});

it('a user who returns during their run finds it, and a file that cannot be read shows the reason', async () => {
  const me = { ...person, id: aContext('broker').user?.id ?? '' };
  let run = aRun({ state: 'reading', rows: 7, user: me });
  answers(path, () => aPage([run]));
  runIs(() => run);
  const { router } = await renderApp(path, aContext('broker'));
  expect(await screen.findByText('Прочитано 7 строк')).toBeTruthy();
  expect(router.state.location.search).toBe(`?run=${id('1')}`);
  run = aRun({
    state: 'failed',
    rows: 0,
    user: me,
    failure: 'password_protected',
    failure_text: 'Файл закрыт паролем',
  });
  expect(await screen.findByText('Файл закрыт паролем')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Загрузить другой файл' })).toBeTruthy();
});

it('a colleague’s run in progress does not prevent choosing a file, and is listed with the earlier uploads', async () => {
  answers(path, aPage([aRun({ state: 'reading', rows: 7 })]));
  const { router } = await renderApp(path, aContext('broker'));
  expect(await screen.findByRole('button', { name: 'Проверить файл' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /7 строк/ }).getAttribute('href')).toContain(`run=${id('1')}`);
  expect(router.state.location.search).toBe('');
});

it('the page does not exist for a company whose cards the user may not edit', async () => {
  const none = { success: false, message: '', data: { error: 'not_found' } };
  server.use(http.get(path, () => HttpResponse.json(none, { status: 404 })));
  await renderApp(path, aContext('customer'));
  expect(await screen.findByRole('heading', { name: 'Поставщик не найден' })).toBeTruthy();
});
