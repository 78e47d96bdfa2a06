// @vitest-environment jsdom
import type { ErasureView } from '@setu/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { aContext } from '../../testing/builders/context';
import { renderApp } from '../../testing/render-app';
import { answers, server, withServer } from '../../testing/server';

withServer();

beforeEach(() => {
  answers('/catalog/category/', { trees: [] });
  answers('/user/sessions', []);
  answers('/user/second-factor', { factors: [], recovery_codes_left: 0, required: false });
});

const ok = (data: object) => HttpResponse.json({ success: true, data });
const successor = { id: '0195a000-0000-7000-8000-000000000005', name: 'Анна', surname: 'Яшина', patronymic: '' };
const staying: ErasureView = {
  consent: { agreed_at: '2026-11-02T09:00:00.000Z', edition: '2026-11-01' },
  ...{ asked_at: null, erases_at: null, handovers: ['admin'], heirs: [successor], heir: null, alone: false },
};
const leaving: ErasureView = {
  ...staying,
  ...{ asked_at: '2026-11-20T09:00:00.000Z', erases_at: '2026-12-19T21:00:00.000Z', heir: successor },
};

it('the account shows the consent with its date and version, and withdrawing it requires a successor and the password, and can be undone', async () => {
  const sent: unknown[] = [];
  let view = staying;
  answers('/user/delete', () => view);
  answers('/api/page-context', () => aContext('customer'));
  server.use(
    http.post('/user/delete', async ({ request }) => {
      sent.push(await request.json());
      view = leaving;
      return ok(view);
    }),
    http.delete('/user/delete', () => {
      view = staying;
      return ok({});
    }),
  );
  const { user } = await renderApp('/user/change_pass', aContext('customer'));
  expect(await screen.findByText(/дали согласие .* 02.11.2026, редакция от 01.11.2026/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Отозвать согласие и удалить' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Удалить аккаунт?' }));
  const send = () => user.click(dialog.getByRole('button', { name: 'Отозвать согласие и удалить' }));
  await send();
  expect(await dialog.findAllByText('Заполните это поле')).toHaveLength(2);
  await user.click(dialog.getByRole('radio', { name: 'Яшина Анна' }));
  await user.type(dialog.getByLabelText(/^Пароль/, { selector: 'input' }), 'Setu-demo-1');
  await send();
  expect(await screen.findByText(/Аккаунт будет удалён 20.12.2026/)).toBeTruthy();
  expect(sent).toEqual([{ current_password: 'Setu-demo-1', heir: successor.id }]);
  await user.click(screen.getByRole('button', { name: 'Отменить удаление' }));
  await waitFor(() => expect(screen.queryByText(/будет удалён/)).toBeNull());
});

it('a user without a possible successor sees the reason, and every page shows the date of a scheduled erasure', async () => {
  answers('/user/delete', { ...staying, handovers: ['work'], heirs: [] });
  const context = aContext('customer');
  const user = context.user && { ...context.user, erases_at: '2026-12-19T21:00:00.000Z' };
  await renderApp('/user/change_pass', { ...context, user });
  expect(await screen.findByText(/некому передать вашу работу/)).toBeTruthy();
  const submit = screen.getByRole('button', { name: 'Отозвать согласие и удалить' });
  expect(submit.getAttribute('aria-disabled')).toBe('true');
  const banner = screen.getByRole('heading', { name: /будет удалён 20.12.2026/ });
  expect(banner).toBeTruthy();
});
