// @vitest-environment jsdom
import type { ComparedOfferView, InvitationView, OfferTermsView, OwnOfferView } from '@setu/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { aContext } from '../../../testing/builders/context';
import { aLandedPrice } from '../../../testing/builders/landed-price';
import { aRequest, requestIds } from '../../../testing/builders/request';
import { renderApp } from '../../../testing/render-app';
import { answers, server, withServer } from '../../../testing/server';

withServer();

const preview = `/request/customer/preview/${requestIds.request}`;
const brokerPreview = `/broker/preview/${requestIds.request}`;
const at = (end: string) => `/request/${requestIds.request}${end}`;
const id = (digit: string) => `${digit.repeat(8)}-0000-4000-8000-000000000000`;

const terms = (over: Partial<OfferTermsView> = {}): OfferTermsView => ({
  price: { value: 12_000, currency: 'INR', rate: 0.9, rate_date: '2026-11-20', rate_source: 'cbr' },
  ...{ minimum_quantum: 3, lead_days: 21, inco_terms: 'FOB', inco_place: 'Mundra', valid_until: '2026-12-20' },
  ...{ comment: '', files: [], version: 1, given_at: '2026-11-20T09:00:00Z', changed_at: '2026-11-20T09:00:00Z' },
  expired: false,
  ...over,
});
const offer = (over: Partial<ComparedOfferView> = {}): ComparedOfferView => ({
  ...{ id: id('1'), number: null, supplier: { id: id('2'), short_name: 'Kaveri Agro' }, state: 'open' },
  ...{ terms: terms(), best: ['price'], shared: false, preferred: false, has_files: false, figures: [] },
  ...over,
});
const own = (over: Partial<OwnOfferView> = {}): OwnOfferView => ({
  ...{ id: id('1'), state: 'open', terms: null, may_answer: true, decline_reason: null, decline_comment: '' },
  ...over,
});

/** Registers a POST handler that answers with `data`, and records the bodies sent to it. */
function accepts(path: string, data: unknown): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.post(path, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true, data });
    }),
  );
  return sent;
}

const sample = aRequest({ status: 'send_to_supplier', permissions: ['view', 'manage'], moves: [] });

describe('Offers on the page of a request', () => {
  it('the customer sees what each offer costs in the warehouse, and which is the cheapest there', async () => {
    answers(preview, { request: aRequest({ status: 'send_to_supplier', permissions: ['view'], moves: [] }) });
    const [fob, cif] = [
      offer({ number: 1, supplier: null }),
      offer({ id: id('3'), number: 2, supplier: null, best: [] }),
    ];
    answers(at('/offers'), { list: [fob, cif], may_prefer: true, may_pick: false });
    const { lines } = aLandedPrice();
    const price = { per_unit: 100, is_complete: true, lines, gaps: [], is_cheapest: false, above_cheapest: null };
    answers(at('/offers/landed-price'), {
      list: [
        { ...price, id: id('1'), total: 2_100, above_cheapest: 149.5 },
        { ...price, id: id('3'), total: 1_950.5, is_cheapest: true },
      ],
      ...{ city: { code: 'RUMOW', name: 'Москва', langs: {} }, rate_date: '2026-11-20' },
    });
    await renderApp(preview, aContext('customer'));
    const panel = within(await screen.findByRole('region', { name: 'Предложения' }));
    expect(await panel.findByText(/^Дешевле всего на складе не то предложение/)).toBeTruthy();
    const [first, second] = panel.getAllByRole('listitem').map((one) => one.textContent?.replaceAll('\u00A0', ' '));
    expect(first).toContain('2 100 ₽');
    expect(first).toContain('+ 149,50 ₽ к лучшему');
    expect(second).toContain('Дешевле на складе');
    expect(second).toContain('Фрахт и путь до порта65,50 ₽');
  });

  it('the broker compares offers with the best values marked, and chooses one in the version on screen', async () => {
    answers(brokerPreview, { request: sample });
    answers('/api/page-context', aContext('broker'));
    const dearer = offer({ id: id('3'), supplier: { id: id('4'), short_name: 'Deccan Tools' }, best: ['lead_days'] });
    answers(at('/offers'), { list: [offer(), dearer], may_prefer: false, may_pick: true });
    const sent = accepts(at(`/offers/${id('1')}/pick`), { request: sample });
    const { user } = await renderApp(brokerPreview, aContext('broker'));
    const panel = within(await screen.findByRole('region', { name: 'Предложения' }));
    expect(panel.getByText('Лучшая цена')).toBeTruthy();
    expect(panel.getByText('Быстрее всех')).toBeTruthy();
    await user.click(panel.getByRole('button', { name: 'Выбрать: Kaveri Agro' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Выбрать' }));
    await waitFor(() => expect(sent).toEqual([{ version: 3, offer_version: 1 }]));
    await screen.findByText('Предложение выбрано');
  });

  it('the broker sees the answer of each invited supplier', async () => {
    answers(brokerPreview, { request: sample });
    answers('/api/page-context', aContext('broker'));
    const invited = (digit: string, name: string, state: InvitationView['state']): InvitationView => ({
      ...{ id: id(digit), supplier: { id: id('9'), short_name: name }, state, invited_at: '2026-11-18T09:00:00Z' },
      ...{ state_at: '2026-11-18T09:00:00Z', decline_reason: null, decline_comment: '' },
    });
    const invitations = [
      ...[invited('1', 'Kaveri Agro', 'open'), invited('2', 'Deccan Tools', 'open'), invited('3', 'Peenya', 'open')],
      ...[invited('4', 'Rajkot Pumps', 'not_chosen'), invited('5', 'Surat Dyes', 'withdrawn')],
    ];
    const late = offer({ id: id('2'), terms: terms({ expired: true }) });
    const lost = offer({ id: id('4'), state: 'not_chosen' });
    answers(at('/invitations'), { list: invitations, may_invite: true });
    answers(at('/offers'), { list: [offer(), late, lost], may_prefer: false, may_pick: true });
    await renderApp(brokerPreview, aContext('broker'));
    await screen.findByText('Предложение от 20.11.2026');
    // Offers are neuter, suppliers are not.
    expect(await screen.findByText('Не выбрано')).toBeTruthy();
    const panel = within(screen.getByRole('region', { name: 'Приглашённые поставщики' }));
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent?.replace('Отозвать', ''))).toEqual([
      'Kaveri AgroПредложение от 20.11.2026',
      'Deccan ToolsПредложение действовало до 20.12.2026',
      'PeenyaЖдём ответа · 18.11.2026',
      'Rajkot PumpsНе выбран · 18.11.2026',
      'Surat DyesОтозван · 18.11.2026',
    ]);
  });

  it('the broker invites several suppliers in one call, sees which were invited before, and learns which invitations failed', async () => {
    answers(brokerPreview, { request: sample });
    answers('/api/page-context', aContext('broker'));
    answers(at('/offers'), { list: [], may_prefer: false, may_pick: true });
    const invitation = { id: id('5'), supplier: { id: id('2'), short_name: 'Kaveri Agro' }, state: 'open' };
    const when = { invited_at: '2026-11-20T09:00:00Z', state_at: '2026-11-20T09:00:00Z' };
    const list = [{ ...invitation, ...when, decline_reason: null, decline_comment: '' }];
    answers(at('/invitations'), { list, may_invite: true });
    const found = ['Kaveri Agro', 'Kaveri Pumps', 'Kaveri Steel'].map((short_name, n) => ({
      id: id(`${n + 2}`),
      short_name,
    }));
    answers('/api/company/get-broker-suppliers', {
      list: found.map((one) => ({ ...one, city: '', tax_number: '', inn: null, pan: null, langs: {} })),
    });
    const refused = [{ supplier: id('4'), message: 'Поставщик заблокирован' }];
    const sent = accepts(at('/invitations'), { list, may_invite: true, refused });
    const { user } = await renderApp(brokerPreview, aContext('broker'));
    await user.click(await screen.findByRole('button', { name: 'Пригласить поставщиков' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = await dialog.findByRole('combobox', { name: /Поставщики/ });
    expect(dialog.getByText('До 10 на один запрос, можно пригласить ещё 9.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Пригласить' }));
    expect(await dialog.findByText('Заполните это поле')).toBeTruthy();
    await user.type(field, 'kav');
    const before = await screen.findByRole('option', { name: /Kaveri Agro · / });
    await user.click(before);
    await user.click(screen.getByRole('option', { name: 'Kaveri Pumps' }));
    await user.click(screen.getByRole('option', { name: 'Kaveri Steel' }));
    await user.click(dialog.getByRole('button', { name: 'Пригласить' }));
    await waitFor(() => expect(sent).toEqual([{ suppliers: [id('3'), id('4')] }]));
    await screen.findByText('Приглашён 1 поставщик');
    const report = await screen.findByRole('dialog', { name: 'Не приглашён 1 поставщик' });
    expect(within(report).getByText('Kaveri Steel: Поставщик заблокирован.')).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('the customer sees numbered offers and marks the preferred one', async () => {
    answers(preview, { request: { ...sample, permissions: ['view'] } });
    answers('/api/page-context', aContext('customer'));
    const shown = offer({ number: 1, supplier: null, shared: true, has_files: true });
    answers(at('/offers'), { list: [shown], may_prefer: true, may_pick: false });
    const sent = accepts(at(`/offers/${id('1')}/prefer`), { list: [shown], may_prefer: true, may_pick: false });
    const { user } = await renderApp(preview, aContext('customer'));
    await user.click(await screen.findByRole('button', { name: 'Отметить подходящее: Предложение 1' }));
    await screen.findByText('Ваш выбор сохранён');
    expect(screen.getByText('К предложению есть файлы. Их передаст менеджер.')).toBeTruthy();
    expect(sent).toHaveLength(1);
  });

  it('a supplier makes an offer: missing values are reported at their fields, and typed values survive a reload', async () => {
    answers(preview, { request: { ...sample, permissions: ['view'] } });
    answers('/api/page-context', aContext('supplier'));
    answers('/media/files/restrictions', { size: 20_971_520, types: ['pdf'] });
    answers(at('/offer'), own());
    const sent = accepts(at('/offer'), own({ terms: terms() }));
    const { user } = await renderApp(preview, aContext('supplier'));
    const form = within(await screen.findByRole('form', { name: 'Ваше предложение' }));
    await user.type(form.getByRole('textbox', { name: /Цена за весь запрос/ }), '12000');
    await user.click(form.getByRole('button', { name: 'Отправить предложение' }));
    await waitFor(() =>
      expect(form.getByRole('textbox', { name: /Срок отгрузки/ }).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(sent).toEqual([]);
    const draftKey = Object.keys(sessionStorage).find((key) => key.includes('offer-'));
    expect(sessionStorage.getItem(draftKey ?? '')).toContain('12000');
  });

  it('a supplier declines with a reason', async () => {
    answers(preview, { request: { ...sample, permissions: ['view'] } });
    answers('/api/page-context', aContext('supplier'));
    answers('/media/files/restrictions', { size: 20_971_520, types: ['pdf'] });
    answers(at('/offer'), own());
    const sent = accepts(at('/offer/decline'), own({ state: 'declined', may_answer: false }));
    const { user } = await renderApp(preview, aContext('supplier'));
    await user.click(await screen.findByRole('button', { name: 'Отказаться от запроса' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'Нет в наличии' }));
    await user.click(dialog.getByRole('button', { name: 'Отказаться от запроса' }));
    await screen.findByText('Вы отказались от запроса № 12345678');
    expect(sent).toEqual([{ reason: 'out_of_stock', comment: '' }]);
  });
});
