// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { aContext } from '../../../testing/builders/context';
import { aRequest, managerMoves, requestIds } from '../../../testing/builders/request';
import { renderApp } from '../../../testing/render-app';
import { answers, server, withServer } from '../../../testing/server';

withServer();

const preview = `/request/customer/preview/${requestIds.request}`;
const brokerPreview = `/broker/preview/${requestIds.request}`;
const movePath = `/request/update-status/${requestIds.request}`;

const success = () => HttpResponse.json({ success: true, data: { request: aRequest() } });
const lost = (status: string) => () =>
  HttpResponse.json(
    { success: false, message: 'Изменилось', data: { error: 'conflict', current: { status, version: 9 } } },
    { status: 409 },
  );

function takesMoves(answer: () => Response): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.post(movePath, async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  return sent;
}

describe('the page of a request', () => {
  it('a customer cancels it with a reason and a comment, both asked for', async () => {
    answers(preview, { request: aRequest() });
    answers('/api/page-context', aContext('customer'));
    const sent = takesMoves(success);
    const { user } = await renderApp(preview, aContext('customer'));
    const [cancel] = await screen.findAllByRole('button', { name: 'Отменить запрос' });
    if (!cancel) throw new Error('no way to cancel');
    await user.click(cancel);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Отменить запрос' }));
    const reason = dialog.getByRole('combobox', { name: /Причина/ });
    await waitFor(() => expect(reason.getAttribute('aria-invalid')).toBe('true'));
    expect(sent).toEqual([]);
    await user.selectOptions(reason, 'need_changed');
    await user.type(dialog.getByRole('textbox', { name: /Комментарий/ }), 'Проект отложен');
    await user.click(dialog.getByRole('button', { name: 'Отменить запрос' }));
    await screen.findByText('Запрос № 12345678 отменён');
    expect(sent).toEqual([
      { status: 'rejected_by_customer', version: 3, reject_reason: 'need_changed', reject_comment: 'Проект отложен' },
    ]);
  });

  it('a manager who lost a race is told where the request stands now', async () => {
    const manager = aContext('broker');
    answers(brokerPreview, {
      request: aRequest({ permissions: ['view', 'manage', 'reject'], moves: managerMoves('in_work') }),
    });
    takesMoves(lost('in_work'));
    const { user } = await renderApp(brokerPreview, manager);
    await user.click(await screen.findByRole('button', { name: 'Взять в работу' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Взять запрос № 12345678 в работу/ }));
    await user.click(dialog.getByRole('button', { name: 'Взять в работу' }));
    await screen.findByText('Состояние запроса изменилось');
    expect(screen.getByText(/теперь статус «В работе»/)).toBeTruthy();
  });

  it('shows each price with the rate of its day, and who waits for whom', async () => {
    answers(preview, { request: aRequest() });
    await renderApp(preview, aContext('customer'));
    await screen.findByText('Ждём брокера');
    const text = (document.body.textContent ?? '').replace(/[\u00A0\u202F]/g, ' ');
    expect(text).toContain('10 800 ₽');
    expect(text).toContain('₹ 12 000 · курс ЦБ РФ 0,9000 ₽ на 20.11.2026');
  });
});
