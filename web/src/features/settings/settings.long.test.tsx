// @vitest-environment jsdom
import type { SettingsView, SettingView } from '@setu/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { anAdmin } from '../../testing/builders/context';
import { renderApp } from '../../testing/render-app';
import { answers, server, withServer } from '../../testing/server';

withServer();

const vera = { id: '11111111-0000-4000-8000-000000000000', name: 'Вера', surname: 'Ким', patronymic: '' };
const unchanged = { changed_by: null, changed_at: null, min: null, max: null };
const company: SettingView = {
  ...{ ...unchanged, name: 'files.company_mb', type: 'number', value: 512, default_value: 2048, min: 1, max: 4096 },
  ...{ changed_by: vera, changed_at: '2026-11-19T09:02:00Z' },
};
const contract: SettingView = {
  ...{ ...company, ...unchanged, name: 'requests.supplier_selected_hours' },
  ...{ value: 240, default_value: 1080, min: 1, max: 8760 },
};
const visitor: SettingView = {
  ...company,
  ...unchanged,
  name: 'files.visitor_mb',
  value: 100,
  default_value: 100,
  min: 1,
  max: 900,
};
const support: SettingView = {
  ...unchanged,
  name: 'support.address',
  type: 'email',
  value: 'a@setu.example',
  default_value: 'a@setu.example',
};
const view = (over: Partial<SettingsView> = {}): SettingsView => ({
  ...{ revision: 7, settings: [company, visitor, support], changes_total: 1 },
  changes: [
    {
      ...{ name: 'files.company_mb', type: 'number', old_value: 2048, new_value: 512 },
      ...{ by: vera, acting: null, at: '2026-11-19T09:02:00Z' },
    },
  ],
  ...over,
});

const path = '/admin/settings';
const ok = (data: object) => HttpResponse.json({ success: true, data });
const conflict = () =>
  HttpResponse.json({ success: false, message: 'Данные изменились', data: { error: 'conflict' } }, { status: 409 });

function open() {
  return renderApp(path, anAdmin());
}

/** Records what the page sends. Each reply answers one call. */
function accepts(...replies: (() => Response)[]): object[] {
  const sent: object[] = [];
  server.use(
    http.post(path, async ({ request }) => {
      sent.push((await request.json()) as object);
      return (replies[sent.length - 1] ?? conflict)();
    }),
  );
  return sent;
}

const part = (name: string) => within(screen.getByRole('region', { name }));
const valueIn = (name: RegExp) => (screen.getByRole('textbox', { name }) as HTMLInputElement).value;
const fieldOf = (name: RegExp) => screen.getByRole('textbox', { name });

it('the page shows settings by part, with defaults, limits and the log of changes', async () => {
  answers(path, view());
  open();
  await screen.findByRole('textbox', { name: /Файлы одной компании/ });
  expect(valueIn(/Файлы одной компании/)).toBe('512');
  const files = part('Файлы');
  files.getByText(/по умолчанию: 2\s048\sМБ$/);
  expect(files.queryAllByText(/по умолчанию/)).toHaveLength(1);
  const row = within(screen.getByRole('table', { name: 'История изменений' }));
  row.getByText(/2\s048\sМБ → 512\sМБ/);
});

it('the form saves only the changed settings, and sends a default as a default', async () => {
  answers(path, view());
  const user = userEvent.setup();
  open();
  const sent = accepts(() =>
    ok(view({ revision: 8, settings: [{ ...company, value: 2048, ...unchanged }, visitor, support] })),
  );
  await user.click(await screen.findByRole('button', { name: /^Вернуть по умолчанию: .*Файлы одной компании/ }));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await screen.findByText('Настройки сохранены');
  expect(sent).toEqual([{ revision: 7, values: { 'files.company_mb': null } }]);
});

it('the form reports an invalid value at its field, before and after sending', async () => {
  answers(path, view());
  const user = userEvent.setup();
  open();
  const sent = accepts(() =>
    HttpResponse.json(
      {
        success: false,
        message: '',
        data: { error: { 'files.visitor_mb': 'Не больше 90' }, codes: { 'files.visitor_mb': 'greater_than_max' } },
      },
      { status: 422 },
    ),
  );
  await screen.findByRole('textbox', { name: /Файлы одной компании/ });
  const field = fieldOf(/Файлы одного посетителя/);
  await user.clear(field);
  await user.type(field, '9000');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await screen.findByText('Не больше 900');
  expect(sent).toEqual([]);
  await user.clear(field);
  await user.type(field, '99');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await screen.findByText('Не больше 90');
  expect((field as HTMLInputElement).value).toBe('99');
});

it('a change is sent again automatically if another user changed a different setting', async () => {
  let now = view();
  server.use(http.get(path, () => ok(now)));
  const user = userEvent.setup();
  open();
  const saved = view({ revision: 10, settings: [{ ...company, value: 600 }, visitor, support] });
  const sent = accepts(
    () => {
      now = view({ revision: 9, settings: [company, visitor, { ...support, value: 'c@setu.example' }] });
      return conflict();
    },
    () => ok(saved),
  );
  const field = await screen.findByRole('textbox', { name: /Файлы одной компании/ });
  await user.clear(field);
  await user.type(field, '600');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  const values = { 'files.company_mb': 600 };
  expect(sent).toEqual([
    { revision: 7, values },
    { revision: 9, values },
  ]);
});

it('the form keeps the typed values if another user changed the same setting, and reports the change', async () => {
  let now = view();
  server.use(http.get(path, () => ok(now)));
  const user = userEvent.setup();
  open();
  const sent = accepts(() => {
    now = view({ revision: 9, settings: [{ ...company, value: 700 }, visitor, support] });
    return conflict();
  });
  const field = await screen.findByRole('textbox', { name: /Файлы одной компании/ });
  await user.clear(field);
  await user.type(field, '600');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await screen.findByText(/эти настройки изменил другой администратор/);
  expect((field as HTMLInputElement).value).toBe('600');
  expect(sent).toHaveLength(1);
});

it('a term is shown in days and sent in hours, with the changes counted in one bar for all parts', async () => {
  answers(path, view({ settings: [company, contract, support] }));
  const user = userEvent.setup();
  open();
  const sent = accepts(() => ok(view({ revision: 8, settings: [company, { ...contract, value: 720 }, support] })));
  const field = await screen.findByRole('textbox', { name: /Подписать договор/ });
  expect((field as HTMLInputElement).value).toBe('10');
  part('Сроки запросов').getByText(/по умолчанию: 45\sдней/);
  await user.clear(field);
  await user.type(field, '30');
  await user.type(fieldOf(/Эл. почта/), 'x');
  screen.getByText('2 изменения');
  part('Сроки запросов').getByText(/Было: 10\sдней/);
  await user.clear(fieldOf(/Эл. почта/));
  await user.type(fieldOf(/Эл. почта/), 'a@setu.example');
  screen.getByText('1 изменение');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent).toEqual([{ revision: 7, values: { 'requests.supplier_selected_hours': 720 } }]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Сохранить' })).toBeNull());
});

it('changes are discarded together, and the search finds a setting by its name', async () => {
  answers(path, view());
  const user = userEvent.setup();
  open();
  const field = await screen.findByRole('textbox', { name: /Файлы одной компании/ });
  await user.type(field, '5');
  await user.click(screen.getByRole('button', { name: 'Отменить изменения' }));
  expect((field as HTMLInputElement).value).toBe('512');
  await user.type(screen.getByRole('textbox', { name: 'Найти настройку' }), 'посетителя');
  expect(screen.queryByRole('textbox', { name: /Файлы одной компании/ })).toBeNull();
  expect(fieldOf(/Файлы одного посетителя/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Поддержка' })).toBeNull();
});
