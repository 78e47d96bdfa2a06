// @vitest-environment jsdom
import type { RequestView, SampleView } from '@setu/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { aContext } from '../../../testing/builders/context';
import { aRequest, requestIds } from '../../../testing/builders/request';
import { renderApp } from '../../../testing/render-app';
import { answers, server, withServer } from '../../../testing/server';
import { closeAllModals } from '../../../ui/modal/modal-store';

withServer();
afterEach(closeAllModals);

const preview = `/request/customer/preview/${requestIds.request}`;
const by = { id: requestIds.author, name: 'Марина', surname: 'Соколова', patronymic: '' };
const asked: SampleView = {
  ...{ id: requestIds.company, state: 'asked', comment: 'Два образца по 250 г', address: '', awaits_address: false },
  ...{ asked: { at: '2026-11-03T10:00:00Z', by, acting: null }, sent_on: null, tracking: '', decline_reason: '' },
  ...{ answered: null, verdict: null, verdict_comment: '', judged: null },
};
const sent: SampleView = {
  ...asked,
  ...{ state: 'sent', sent_on: '2026-11-05', tracking: 'AWB 12' },
  answered: { at: '2026-11-05T10:00:00Z', by: null, acting: null },
};
const judged: SampleView = {
  ...sent,
  ...{ state: 'judged', verdict: 'does_not_suit', verdict_comment: 'Лист ломаный' },
  judged: { at: '2026-11-09T10:00:00Z', by, acting: null },
};

/** Serves a request, and accepts a call about its sample, after which the page shows `after`. */
function serve(step: string, before: Partial<RequestView>, after: Partial<RequestView>) {
  const now = { request: aRequest({ moves: [], ...before }) };
  const calls: unknown[] = [];
  answers(preview, () => now);
  server.use(
    http.post(`/request/${requestIds.request}/sample${step}`, async ({ request }) => {
      calls.push(await request.json());
      now.request = aRequest({ moves: [], ...after });
      return HttpResponse.json({ success: true, data: now });
    }),
  );
  return calls;
}

describe('A sample', () => {
  it('is asked for by the customer with a required text, and then waits for the supplier', async () => {
    const calls = serve('', { may_ask_sample: true }, { sample: asked });
    const { user } = await renderApp(preview, aContext('customer'));
    expect(screen.queryByRole('heading', { name: 'Образец' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Попросить образец' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Образец по запросу №\s12345678/ }));
    await user.click(dialog.getByRole('button', { name: 'Попросить образец' }));
    expect(await dialog.findAllByText('Заполните это поле')).toHaveLength(2);
    await user.type(dialog.getByRole('textbox', { name: /Что вам нужно/ }), 'Два образца по 250 г');
    await user.type(dialog.getByRole('textbox', { name: /Адрес для образца/ }), 'Самара, Садовая, 1');
    await user.click(dialog.getByRole('button', { name: 'Попросить образец' }));
    await screen.findByText(/Запрошен 03\.11/);
    expect(calls).toEqual([{ comment: 'Два образца по 250 г', address: 'Самара, Садовая, 1' }]);
    expect(screen.queryByRole('button', { name: 'Попросить образец' })).toBeNull();
  });

  it('waits for its address: the broker passes it on, and the supplier cannot send the sample before', async () => {
    const held: SampleView = { ...asked, awaits_address: true };
    answers(preview, { request: aRequest({ moves: [], sample: held, may_answer_sample: true }) });
    await renderApp(preview, aContext('supplier'));
    await screen.findByText('Адрес для образца сообщит брокер');
    expect(screen.queryByRole('button', { name: 'Отметить отправку образца' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Отказать в образце' })).toBeTruthy();
    cleanup();
    const known = { ...held, address: 'Самара, Садовая, 1' };
    const broker = `/broker/preview/${requestIds.request}`;
    const now = { request: aRequest({ moves: [], sample: known, may_pass_sample_address: true }) };
    answers(broker, () => now);
    const calls: unknown[] = [];
    server.use(
      http.post(`/request/${requestIds.request}/sample/address`, async ({ request }) => {
        calls.push(await request.json());
        now.request = aRequest({ moves: [], sample: { ...known, awaits_address: false } });
        return HttpResponse.json({ success: true, data: now });
      }),
    );
    const { user } = await renderApp(broker, aContext('broker'));
    await screen.findByText('Поставщик ещё не видит адрес.');
    await user.click(screen.getByRole('button', { name: 'Передать адрес поставщику' }));
    await waitFor(() => expect(screen.queryByText('Поставщик ещё не видит адрес.')).toBeNull());
    expect(screen.getByText('Адрес: Самара, Садовая, 1')).toBeTruthy();
    expect(calls).toEqual([{ sample: asked.id }]);
  });

  it('is declined by the supplier with a reason', async () => {
    const declined: SampleView = {
      ...asked,
      state: 'declined',
      decline_reason: 'Нет на складе',
      answered: sent.answered,
    };
    const calls = serve('/decline', { sample: asked, may_answer_sample: true }, { sample: declined });
    const { user } = await renderApp(preview, aContext('supplier'));
    await screen.findByRole('button', { name: 'Отметить отправку образца' });
    await user.click(screen.getByRole('button', { name: 'Отказать в образце' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Почему образца не будет/ }), 'Нет на складе');
    await user.click(dialog.getByRole('button', { name: 'Отказать в образце' }));
    await screen.findByText('Нет на складе');
    expect(calls).toEqual([{ sample: asked.id, reason: 'Нет на складе' }]);
    expect(screen.queryByRole('button', { name: 'Отказать в образце' })).toBeNull();
  });

  it('asked for in the other language has a way to its translation, for the supplier and for the broker', async () => {
    const channel = { channel: requestIds.company, supplier: null, unread: 0, asked: null, asked_at: null, total: 0 };
    const channels = [{ ...channel, read_seq: 0, last_at: null, may_write: true }];
    const english = { ...asked, comment: 'Two samples of 250 g' };
    answers(preview, { request: aRequest({ moves: [], sample: english, channels }) });
    await renderApp(preview, aContext('supplier'));
    const ask = await screen.findByRole('link', { name: 'Попросить брокера перевести' });
    expect(ask.getAttribute('href')).toContain(`channel=${requestIds.company}`);
    cleanup();
    const brokers = `/broker/preview/${requestIds.request}`;
    answers(brokers, { request: aRequest({ moves: [], sample: asked, channels }) });
    await renderApp(brokers, aContext('broker'));
    const sample = within(await screen.findByRole('region', { name: 'Образец' }));
    expect(sample.getByText(/^Комментарий на русском: переведите для поставщика/)).toBeTruthy();
    expect(sample.getByRole('link', { name: 'Написать перевод' })).toBeTruthy();
    cleanup();
    answers(brokers, { request: aRequest({ moves: [], sample: asked, channels: [] }) });
    await renderApp(brokers, aContext('broker'));
    expect(await screen.findAllByText(/^Написано по-русски. Перевести для поставщика можно после/)).not.toEqual([]);
    expect(screen.queryByRole('link', { name: 'Написать перевод' })).toBeNull();
  });

  it('shows an error of the server at its field', async () => {
    answers(preview, { request: aRequest({ moves: [], sample: asked, may_answer_sample: true }) });
    server.use(
      http.post(`/request/${requestIds.request}/sample/send`, () =>
        HttpResponse.json(
          {
            success: false,
            message: 'Проверьте поля',
            data: {
              error: 'invalid',
              fields: { sent_on: ['Эта дата ещё не наступила'] },
              codes: { sent_on: 'date_in_future' },
            },
          },
          { status: 422 },
        ),
      ),
    );
    const { user } = await renderApp(preview, aContext('supplier'));
    await user.click(await screen.findByRole('button', { name: 'Отметить отправку образца' }));
    const dialog = within(await screen.findByRole('dialog'));
    // Usually it is sent today.
    const day = await dialog.findByRole('textbox', { name: /День отправки/ });
    expect((day as HTMLInputElement).value).toBe(new Date().toLocaleDateString('ru'));
    await user.clear(day);
    await user.type(day, '05.11.2999');
    await user.click(dialog.getByRole('button', { name: 'Отметить отправку образца' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /День отправки/ }).ariaInvalid).toBe('true'));
  });

  it('is judged by the customer: only a sample that suits needs no comment', async () => {
    const calls = serve('/verdict', { sample: sent, may_judge_sample: true }, { sample: judged, may_ask_sample: true });
    const { user } = await renderApp(preview, aContext('customer'));
    await screen.findByText(/Отправлен 05\.11.*трек-номер AWB 12/);
    await user.click(screen.getByRole('button', { name: 'Оценить образец' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'Не подходит' }));
    await user.click(dialog.getByRole('button', { name: 'Сохранить оценку' }));
    await dialog.findByText('Заполните это поле');
    await user.type(dialog.getByRole('textbox', { name: /Комментарий/ }), 'Лист ломаный');
    await user.click(dialog.getByRole('button', { name: 'Сохранить оценку' }));
    await screen.findByText(/Не подходит, 09\.11/);
    expect(calls).toEqual([{ sample: sent.id, verdict: 'does_not_suit', comment: 'Лист ломаный' }]);
    expect(screen.getByRole('button', { name: 'Попросить ещё один образец' })).toBeTruthy();
  });

  it('says that somebody else was faster', async () => {
    answers(preview, { request: aRequest({ moves: [], sample: asked, may_answer_sample: true }) });
    server.use(
      http.post(`/request/${requestIds.request}/sample/decline`, () =>
        HttpResponse.json(
          {
            success: false,
            message: 'Изменилось',
            data: { error: 'conflict', current: { status: 'offer_received', version: 9 } },
          },
          { status: 409 },
        ),
      ),
    );
    const { user } = await renderApp(preview, aContext('supplier'));
    await user.click(await screen.findByRole('button', { name: 'Отказать в образце' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Почему/ }), 'Нет');
    await user.click(dialog.getByRole('button', { name: 'Отказать в образце' }));
    await screen.findByRole('dialog', { name: 'С образцом уже что-то сделали' });
  });

  it('is not on the page without a sample for readers who may not ask', async () => {
    answers(preview, { request: aRequest({ moves: [] }) });
    await renderApp(preview, aContext('supplier'));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: /образец/i })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Образец' })).toBeNull();
  });
});
