// @vitest-environment jsdom
import type { ComparedOfferView, RequestView } from '@setu/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { aContext } from '../../../testing/builders/context';
import { someMilestones } from '../../../testing/builders/milestones';
import { aRequest, requestIds } from '../../../testing/builders/request';
import { renderApp } from '../../../testing/render-app';
import { answers, server, withServer } from '../../../testing/server';
import { todayHere } from '../milestones/milestone-values';

withServer();

const preview = `/broker/preview/${requestIds.request}`;
const kaveri = { id: '018f0000-0000-7000-8000-000000000001', short_name: 'Kaveri Agro', inn: null };
const deccan = {
  id: '018f0000-0000-7000-8000-000000000002',
  short_name: 'Deccan Tools',
  tax_number: 'AADFD9441N',
  inn: null,
  pan: 'AADFD9441N',
};
const offer = { value: 1_497_600, currency: 'INR', rate: 0.9, rate_date: '2026-11-20', rate_source: 'cbr' } as const;
const step = (status: 'offer_received' | 'contracted', needs: ('offer_price' | 'contract_price' | 'supplier_id')[]) =>
  aRequest({
    status: status === 'contracted' ? 'supplier_selected' : 'send_to_supplier',
    permissions: ['view', 'manage', 'reject'],
    moves: [{ status, needs, optional: [], confirm: false }],
    supplier: kaveri,
    offer_price: status === 'contracted' ? offer : null,
    waits_for: status === 'contracted' ? 'broker' : 'supplier',
  });

function acceptsTransitions(): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.post(`/request/update-status/${requestIds.request}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true, data: { request: aRequest() } });
    }),
  );
  return sent;
}

async function opened(action: string) {
  answers('/api/page-context', aContext('broker'));
  const { user } = await renderApp(preview, aContext('broker'));
  await user.click(await screen.findByRole('button', { name: action }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

describe('The dialogs of a deal', () => {
  it('an offer requires a price: an empty one and zero are rejected at the field, an amount is sent in rupees', async () => {
    answers(preview, { request: step('offer_received', ['offer_price']) });
    const sent = acceptsTransitions();
    const { user, dialog } = await opened('Внести предложение');
    const field = await dialog.findByRole('textbox', { name: /Цена за весь запрос/ });
    await user.click(dialog.getByRole('button', { name: 'Внести предложение' }));
    expect(await dialog.findByText('Заполните это поле')).toBeTruthy();
    await user.type(field, '0');
    expect(await dialog.findByText('Введите число больше нуля')).toBeTruthy();
    await user.clear(field);
    await user.type(field, '1497600,5');
    await user.click(dialog.getByRole('button', { name: 'Внести предложение' }));
    await screen.findByText('Предложение по запросу № 12345678 внесено');
    expect(sent).toEqual([
      { status: 'offer_received', version: 3, offer_price: { value: 1_497_600.5, currency: 'INR' } },
    ]);
  });

  it('a price starts with the offer the customer prefers, and if that offer changes, the user sees it before sending again', async () => {
    answers(preview, { request: { ...step('offer_received', ['offer_price']), waits_for: 'broker' } });
    const supplier = { id: kaveri.id, short_name: kaveri.short_name };
    const openOffer = (version: number, value: number): ComparedOfferView => ({
      ...{ id: kaveri.id, number: 1, supplier, state: 'open', best: [], shared: true, preferred: true },
      has_files: false,
      figures: [],
      terms: {
        ...{ price: { ...offer, value }, minimum_quantum: null, lead_days: 21, inco_terms: null, inco_place: '' },
        ...{ valid_until: '2026-12-20', comment: '', files: [], version, expired: false },
        ...{ given_at: '2026-11-20T09:00:00Z', changed_at: '2026-11-20T09:00:00Z' },
      },
    });
    const offers = (list: ComparedOfferView[]) =>
      answers(`/request/${requestIds.request}/offers`, { list, may_prefer: false, may_pick: true });
    offers([openOffer(1, 1_000_000)]);
    const refused: unknown[] = [];
    server.use(
      http.post(`/request/update-status/${requestIds.request}`, async ({ request }) => {
        refused.push(await request.json());
        const data = { error: 'conflict' };
        return HttpResponse.json({ success: false, message: 'Изменилось', data }, { status: 409 });
      }),
    );
    // The main button leads to the offers. Nothing has to be recorded again.
    const { user, dialog } = await opened('Отправить цену заказчику');
    expect(screen.getByText('К предложениям')).toBeTruthy();
    const field = await dialog.findByRole<HTMLInputElement>('textbox', { name: /Цена за весь запрос/ });
    expect(field.value.replace(/\D/g, '')).toBe('1000000');
    expect(dialog.getByText(/«Kaveri Agro», его выбрал заказчик/)).toBeTruthy();
    offers([openOffer(2, 1_100_000)]);
    await user.click(dialog.getByRole('button', { name: 'Отправить цену заказчику' }));
    await dialog.findByText(/поставщик «Kaveri Agro» изменил условия/);
    expect(dialog.getByRole('row', { name: /Цена в предложении/ }).textContent).toMatch(/1.000.000.*1.100.000/);
    const sent = acceptsTransitions();
    await user.click(dialog.getByRole('button', { name: 'Отправить цену заказчику' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    const price = { value: 1_000_000, currency: 'INR' };
    const sentPrice = (version: number) => ({
      ...{ status: 'offer_received', version: 3, offer_price: price },
      offer: { id: kaveri.id, version },
    });
    expect([refused, sent]).toEqual([[sentPrice(1)], [sentPrice(2)]]);
  });

  it('a contract starts with the offer’s price and the card’s supplier, and another supplier is found by typing', async () => {
    answers(preview, { request: step('contracted', ['contract_price', 'supplier_id']) });
    answers('/api/company/get-broker-suppliers', { list: [{ ...deccan, city: 'Раджкот', langs: {} }] });
    const sent = acceptsTransitions();
    const { user, dialog } = await opened('Внести договор');
    const price = await dialog.findByRole('textbox', { name: /Цена договора/ });
    expect((price as HTMLInputElement).value.replace(/\D/g, '')).toBe('1497600');
    const supplier = await dialog.findByLabelText(/Поставщик/);
    expect((supplier as HTMLInputElement).value).toBe('Kaveri Agro');
    await user.clear(supplier);
    await user.type(supplier, 'Decc');
    const [found] = await screen.findAllByRole('option', { name: /Deccan Tools · Раджкот/ });
    await user.click(found as HTMLElement);
    await user.click(dialog.getByRole('button', { name: 'Внести договор' }));
    await screen.findByText('Договор по запросу № 12345678 внесён');
    expect(sent).toEqual([
      {
        status: 'contracted',
        version: 3,
        contract_price: { value: 1_497_600, currency: 'INR' },
        supplier_id: deccan.id,
      },
    ]);
  });

  it('a contract starts with the advance of the card, whose amount follows the share and the price until it is changed', async () => {
    const request = step('contracted', ['contract_price', 'supplier_id']);
    const optional = ['contract_number', 'contract_date', 'payment'] as const;
    const moves = request.moves.map((move) => ({ ...move, optional: [...optional] }));
    answers(preview, { request: { ...request, moves } });
    const sent = acceptsTransitions();
    const { user, dialog } = await opened('Внести договор');
    const share = await dialog.findByRole<HTMLInputElement>('textbox', { name: /Аванс, доля от цены/ });
    const amount = await dialog.findByRole<HTMLInputElement>('textbox', { name: /Сумма аванса/ });
    const digits = () => amount.value.replace(/\D/g, '');
    expect([share.value, digits()]).toEqual(['30', '449280']);
    await user.clear(share);
    await user.type(share, '50');
    await waitFor(() => expect(digits()).toBe('748800'));
    await user.clear(amount);
    await user.type(amount, '700000');
    // The day of the contract starts with today.
    await user.type(dialog.getByRole('textbox', { name: /Номер договора/ }), '12/26');
    await user.click(dialog.getByRole('button', { name: 'Внести договор' }));
    await waitFor(() =>
      expect(sent).toMatchObject([
        { payment: { amount: 700_000, currency: 'INR' }, contract_number: '12/26', contract_date: todayHere() },
      ]),
    );
  });

  it('the date of a confirmed advance starts with the day that the customer reported', async () => {
    const happened = '2026-11-21';
    const paid: RequestView['moves'][number] = {
      status: 'partially_paid',
      needs: [],
      optional: ['payment'],
      confirm: false,
    };
    const event = { date: '2026-11-20T09:00:00Z', by: null, acting: null, reason: null, comment: '', files: [] };
    answers(preview, {
      request: aRequest({
        ...{ status: 'contracted', waits_for: 'broker', permissions: ['view', 'manage'], moves: [paid] },
        status_events: [{ ...event, status: 'contracted', payment: null }],
      }),
    });
    answers(`/request/${requestIds.request}/milestones`, someMilestones({ advance: { happened, side: 'customer' } }));
    answers('/api/page-context', aContext('broker'));
    const { user } = await renderApp(preview, aContext('broker'));
    await screen.findByText('Аванс: оплата отмечена, ждёт подтверждения');
    await user.click(await screen.findByRole('button', { name: 'Подтвердить аванс' }));
    const dialog = within(await screen.findByRole('dialog'));
    const day = await dialog.findByRole<HTMLInputElement>('textbox', { name: /Дата платежа/ });
    expect(day.value).toBe('21.11.2026');
    await user.click(dialog.getByRole('button', { name: 'Не сейчас' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
