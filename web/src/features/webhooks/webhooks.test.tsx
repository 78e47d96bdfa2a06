// @vitest-environment jsdom
import type { DeliveryView, ProfileView, WebhookView } from '@setu/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { aContext } from '../../testing/builders/context';
import { renderApp } from '../../testing/render-app';
import { answers, server, withServer } from '../../testing/server';

withServer();

const me = '0195a000-0000-7000-8000-000000000002';
const profile: ProfileView = {
  ...{ id: me, name: 'Марина', surname: 'Соколова', patronymic: '', email: 'buyer@volga.example' },
  username: 'buyer@volga.example',
  ...{ mobile_phone: '', work_phone: '', work_add_phone: '', roles: [], status: 'active', avatar: null },
  company: { id: '0195a000-0000-7000-8000-000000000009', type: 'customer', short_name: 'ООО «Волга Импорт»' },
  ...{ permissions: ['view', 'edit'], may_set_avatar: false, suppliers: [], substitutes: [], substituted_list: [] },
};
const webhook: WebhookView = {
  ...{
    id: '0195a000-0000-7000-8000-000000000078',
    url: 'https://hooks.volga.example/setu',
    kinds: ['request_published'],
  },
  ...{ created_at: '2026-11-01T10:00:00Z', failing_since: null, off_at: null },
};
const delivery: DeliveryView = {
  ...{ id: '0195a000-0000-7000-8000-000000000079', webhook: webhook.id, kind: 'request_published', object: me },
  ...{ state: 'given_up', attempts: 21, status: 500, error: null, took_ms: 40, created_at: '2026-11-02T10:00:00Z' },
  ...{ tried_at: '2026-11-05T10:00:00Z', next_at: null },
};
const secret = `whsec_${'A'.repeat(44)}`;

const admin = () => {
  const context = aContext('customer');
  if (context.user) context.user.permissions = [...context.user.permissions, 'company_admin'];
  return context;
};

beforeEach(() => {
  answers('/catalog/category/', { trees: [] });
  const user = { id: me, name: '', surname: '', patronymic: '' };
  answers('/team/profile/substitute/:teamUser', {
    user,
    substitute: null,
    substituted: [],
    open: [],
    today: '2026-11-20',
  });
  answers('/user/profile', profile);
  answers('/user/email', { email: profile.email, change: null });
});

it('a webhook is added with its events, its secret is shown once, a delivery is sent again, and the webhook is removed', async () => {
  let webhooks: WebhookView[] = [];
  const sent: unknown[] = [];
  answers('/user/webhooks', () => ({ webhooks, deliveries: webhooks.map(() => delivery), older: null }));
  server.use(
    http.post('/user/webhooks', async ({ request }) => {
      sent.push(await request.json());
      webhooks = [webhook];
      return HttpResponse.json({ success: true, data: { webhook, secret } });
    }),
    http.post('/user/webhooks/:webhook/resend', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true, data: {} });
    }),
    http.delete('/user/webhooks/:webhook', () => {
      webhooks = [];
      return HttpResponse.json({ success: true, data: {} });
    }),
  );
  const { user } = await renderApp('/user/profile', admin());
  await user.click(await screen.findByRole('button', { name: 'Добавить вебхук' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Новый вебхук' }));
  await user.type(await dialog.findByLabelText(/^Адрес/), 'https://hooks.volga.example/setu');
  expect(dialog.queryByLabelText('Карточка опубликована')).toBeNull();
  await user.click(dialog.getByLabelText('Запрос отправлен'));
  await user.click(dialog.getByRole('button', { name: 'Добавить' }));
  const created = within(await screen.findByRole('dialog', { name: 'Вебхук добавлен' }));
  expect(sent).toEqual([{ url: 'https://hooks.volga.example/setu', kinds: ['request_published'] }]);
  expect(created.getByText(secret)).toBeTruthy();
  await user.click(created.getByRole('button', { name: 'Секрет сохранён' }));
  const row = await screen.findByText(/не доставлено · 21 попытка · ответ 500 за 40 мс/);
  expect(row).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Отправить ещё раз: Запрос отправлен/ }));
  await waitFor(() => expect(sent.at(-1)).toEqual({ delivery: delivery.id }));
  await user.click(screen.getByRole('button', { name: `Удалить вебхук ${webhook.url}` }));
  const question = within(await screen.findByRole('dialog', { name: 'Удалить вебхук?' }));
  await user.click(question.getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(screen.queryByText(webhook.url)).toBeNull());
});

it('the log loads older pages and explains in a text why a delivery failed', async () => {
  const older: DeliveryView = { ...delivery, id: webhook.id, status: null, error: 'ECONNREFUSED', attempts: 2 };
  const calls = answers('/user/webhooks', ({ searchParams }: URL) => {
    const isNewest = searchParams.get('before') === null;
    return { webhooks: [webhook], deliveries: [isNewest ? delivery : older], older: isNewest ? delivery.id : null };
  });
  const { user } = await renderApp('/user/profile', admin());
  await user.click(await screen.findByRole('button', { name: 'Показать более ранние' }));
  expect(await screen.findByText(/2 попытки · сервер отклонил соединение/)).toBeTruthy();
  expect(calls.at(-1)?.searchParams.get('before')).toBe(delivery.id);
  expect(screen.queryByRole('button', { name: 'Показать более ранние' })).toBeNull();
});

it('only an admin of the company sees the webhooks', async () => {
  await renderApp('/user/profile', aContext('customer'));
  expect(await screen.findByRole('button', { name: 'Создать токен' })).toBeTruthy();
  expect(screen.queryByText('Вебхуки компании')).toBeNull();
});
