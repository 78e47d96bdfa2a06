// @vitest-environment jsdom
import type { MailChoicesView } from '@setu/contract';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { aContext } from '../../testing/builders/context';
import { renderApp } from '../../testing/render-app';
import { answers, server, withServer } from '../../testing/server';

withServer();

const path = '/user/mail-choices';
const aView = (changes: Partial<MailChoicesView> = {}): MailChoicesView => ({
  email: 'buyer@volga.example',
  refused_at: null,
  digest: { hour: 9, time_zone: 'Europe/Moscow' },
  kinds: [
    { kind: 'messages', choice: 'single', open: ['single', 'digest', 'off'] },
    { kind: 'approvals', choice: 'single', open: ['single', 'digest'] },
    { kind: 'notices', choice: 'single', open: ['single', 'digest', 'off'] },
  ],
  ...changes,
});

/** Registers a handler that saves and then answers with `after`. Returns the sent bodies. */
const saving = (after: MailChoicesView): unknown[] => {
  const sent: unknown[] = [];
  server.use(
    http.post(path, async ({ request }) => {
      sent.push(await request.json());
      answers(path, after);
      return HttpResponse.json({ success: true, data: after });
    }),
  );
  return sent;
};

it('a choice is saved immediately, and emails about pending decisions cannot be turned off', async () => {
  answers(path, aView());
  const { user } = await renderApp('/user/mail', aContext('customer'));
  const groups = await screen.findAllByRole('radiogroup');
  expect(groups.map((group) => within(group).getAllByRole('radio').length)).toEqual([3, 2, 3]);
  const [messages] = aView().kinds;
  const sent = saving(
    aView({ kinds: [{ ...messages, choice: 'digest' } as typeof messages & object, ...aView().kinds.slice(1)] }),
  );
  const first = within(screen.getByRole('radiogroup', { name: 'Переписка' }));
  await user.click(first.getByRole('radio', { name: 'Раз в день, одним письмом' }));
  await screen.findByText('Сохранено');
  expect(sent).toEqual([{ messages: 'digest' }]);
  expect(first.getByRole<HTMLInputElement>('radio', { name: 'Раз в день, одним письмом' }).checked).toBe(true);
});

it('a user whose emails bounce sees it on every page, and reports there that the mailbox works again', async () => {
  const customer = aContext('customer');
  const refused = { ...customer, user: customer.user && { ...customer.user, email_refused: true } };
  answers(path, aView({ refused_at: '2026-11-20T09:00:00.000Z' }));
  answers('/api/page-context', customer);
  const { user } = await renderApp('/user/mail', refused);
  await screen.findByRole('heading', { name: 'Письма до вас не доходят' });
  const sent = saving(aView());
  await user.click(await screen.findByRole('button', { name: 'Ящик снова работает' }));
  await screen.findByText('Попробуем отправлять письма снова');
  expect(sent).toEqual([{ address_works: true }]);
});

it('a user who acts for somebody else sees the choices but cannot change them', async () => {
  const customer = aContext('customer');
  const { id, name, surname, patronymic } = customer.user ?? { id: '', name: '', surname: '', patronymic: '' };
  const acting = {
    ...customer,
    user: customer.user && { ...customer.user, acting_as: { id, name, surname, patronymic } },
  };
  answers(path, aView());
  await renderApp('/user/mail', acting);
  for (const radio of await screen.findAllByRole<HTMLInputElement>('radio')) expect(radio.disabled).toBe(true);
});
