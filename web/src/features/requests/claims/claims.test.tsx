// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { aContext } from '../../../testing/builders/context';
import { aRequest, aRequestList, aRequestRow, requestIds } from '../../../testing/builders/request';
import { renderApp } from '../../../testing/render-app';
import { answers, server, withServer } from '../../../testing/server';
import { mayClaimNow } from './may-claim';

withServer();

const preview = `/request/customer/preview/${requestIds.request}`;
const by = { id: requestIds.author, name: 'Марина', surname: 'Соколова', patronymic: '' };
const claim = {
  ...{ id: requestIds.company, date: '2026-11-19T10:00:00Z', by, acting: null, text: 'Два насоса разбиты' },
  ...{ files: [], resolution: '', closed_at: null, closed_by: null, closed_acting: null },
};

const accepts = (path: string, answer: () => Response): unknown[] => {
  const sent: unknown[] = [];
  server.use(
    http.post(path, async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  return sent;
};

describe('A claim', () => {
  it('is made by the customer with a required text and then appears on the page', async () => {
    const now = {
      request: aRequest({ status: 'completed', moves: [], may_claim: true, claim_until: '2099-01-01T00:00:00Z' }),
    };
    answers(preview, () => now);
    answers('/media/files/restrictions', { size: 20_971_520, types: ['pdf'] });
    const sent = accepts(`/request/${requestIds.request}/claim`, () => {
      now.request = aRequest({ status: 'completed', moves: [], claim });
      return HttpResponse.json({ success: true, data: now });
    });
    const { user } = await renderApp(preview, aContext('customer'));
    const opener = await screen.findByRole('button', { name: 'Заявить претензию' });
    opener.focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: /Претензия по запросу/ });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(opener);
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: /Претензия по запросу №\s12345678/ }));
    await user.click(dialog.getByRole('button', { name: 'Отправить претензию' }));
    await dialog.findByText('Заполните это поле');
    await user.type(dialog.getByRole('textbox', { name: /Что не так/ }), ' Два насоса разбиты');
    await user.click(dialog.getByRole('button', { name: 'Отправить претензию' }));
    await screen.findByText('Два насоса разбиты');
    expect(sent).toEqual([{ text: expect.stringContaining('Два насоса разбиты'), files: [] }]);
    expect(screen.getAllByText('Открыта претензия').length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Заявить претензию' })).toBeNull();
  });

  it('is closed by the manager, who learns if somebody else was faster', async () => {
    const broker = `/broker/preview/${requestIds.request}`;
    answers(broker, { request: aRequest({ status: 'completed', moves: [], claim, may_close_claim: true }) });
    accepts(`/request/${requestIds.request}/claim/close`, () =>
      HttpResponse.json(
        {
          success: false,
          message: 'Изменилось',
          data: { error: 'conflict', current: { status: 'completed', version: 9 } },
        },
        { status: 409 },
      ),
    );
    const { user } = await renderApp(broker, aContext('broker'));
    await user.click(await screen.findByRole('button', { name: 'Закрыть претензию' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Решение/ }), 'Заменим');
    await user.click(dialog.getByRole('button', { name: 'Закрыть претензию' }));
    await screen.findByRole('dialog', { name: 'Претензию уже закрыли' });
    expect(screen.getByRole('button', { name: /Заменим.*Скопировать/ })).toBeTruthy();
  });

  it('is marked on its request in the list, like an overdue milestone', async () => {
    answers(
      '/customer/request-from-catalog-list',
      aRequestList({ list: [aRequestRow({ claimed: true, overdue: { milestone: 'shipped', since: '2026-11-18' } })] }),
    );
    answers('/user/views/customer-rfc', []);
    await renderApp('/customer/request-from-catalog-list', aContext('customer'));
    expect((await screen.findAllByText('Открыта претензия')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Отгрузка: срок был 17.11').length).toBeGreaterThan(0);
  });
});

it('a claim can be made until its deadline, or at any time without one', () => {
  const deadline = '2026-11-20T12:00:00Z';
  const at = (time: string) => new Date(time);
  expect(mayClaimNow({ may_claim: true, claim_until: deadline }, at('2026-11-20T11:00:00Z'))).toBe(true);
  expect(mayClaimNow({ may_claim: true, claim_until: deadline }, at('2026-11-20T13:00:00Z'))).toBe(false);
  expect(mayClaimNow({ may_claim: true, claim_until: null }, at('2036-11-20T13:00:00Z'))).toBe(true);
  expect(mayClaimNow({ may_claim: false, claim_until: null })).toBe(false);
});
