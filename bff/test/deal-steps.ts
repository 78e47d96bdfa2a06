import type { BasketItemsView, CategoryView, OfferListView, RequestPageView, SubstitutionsView } from '@setu/contract';
import { companyId } from '@setu/demo-world';
import { expect } from 'vitest';
import type { Browser, Reply } from './browser.js';
import { kaveriDeal } from './kaveri-deal.js';

type Step = [action: string, run: () => Promise<unknown>];

const price = { value: 1200, currency: 'INR' };
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Returns the actions of a deal from the cart to the settled claim, in an order in which they are allowed. */
export function dealSteps(as: (name: string) => Browser): Step[] {
  let id = '';
  const at = (end: string) => `/request/${id}${end}`;
  const done = async (reply: Promise<Reply>) => {
    const { status, text } = await reply;
    expect([status, status === 200 || text]).toEqual([200, true]);
  };
  const post =
    (name: string, path: () => string | Promise<string>, body: object | (() => Promise<object>)) => async () =>
      done(as(name).post(await path(), typeof body === 'function' ? await body() : body));
  const request = async (name: string) =>
    (await as(name).get<RequestPageView>(`/request/customer/preview/${id}`)).request;
  const onOffer = (end: string) => async () => {
    const { list } = await as('manager').get<OfferListView>(at('/offers'));
    return at(`/offers/${list[0]?.id}${end}`);
  };
  const onSample = (body: object) => async () => ({ sample: (await request('buyer')).sample?.id, ...body });
  const statusUpdate = () => `/request/update-status/${id}`;
  const newDeal = (status: 'in_work' | 'send_to_supplier') => async () => {
    id = await kaveriDeal({ buyer: as('buyer'), manager: as('manager'), supplier: as('supplier') }, status);
  };
  const talk = () => at('/messages/customer');
  const rejection = { status: 'rejected_by_customer', reject_reason: 'need_changed', reject_comment: 'Не нужно' };
  const contract = { status: 'contracted', contract_price: price, supplier_id: companyId('kaveri') };
  const offer = {
    ...{ price, lead_days: 21, minimum_quantum: 3, inco_terms: 'FOB', inco_place: 'Mundra' },
    ...{ valid_until: inDays(30), comment: '' },
  };
  return [
    [
      'a card is put into the cart',
      post(
        'buyer',
        () => '/basket/products/add',
        async () => {
          const cards = await as('buyer').get<CategoryView>('/catalog/category/?f_search=насос');
          return { id: cards.pagination.items[0]?.sku_id };
        },
      ),
    ],
    [
      'a card is taken out of the cart',
      post(
        'buyer',
        () => '/basket/remove-from-basket',
        async () => {
          const { list } = (await as('buyer').post<BasketItemsView>('/basket/items', {})).data;
          return { id: list[0]?.product_sku.sku_id };
        },
      ),
    ],
    ['a customer’s request is sent to its supplier', newDeal('send_to_supplier')],
    [
      'another supplier is invited',
      post('manager', () => at('/invitations'), { suppliers: [companyId('deccan-tools')] }),
    ],
    ['the customer asks a question', post('buyer', talk, { text: 'Когда отгрузка?', asks: true })],
    ['the question is answered', post('manager', talk, { text: 'В марте' })],
    ['a sample is asked for', post('buyer', () => at('/sample'), { comment: '250 г', address: 'Самара, Садовая, 1' })],
    ['the address of the sample is passed on', post('manager', () => at('/sample/address'), onSample({}))],
    [
      'the sample is sent',
      post(
        'supplier',
        () => at('/sample/send'),
        async () => ({
          ...(await onSample({ tracking: 'AWB 12' })()),
          sent_on: (await request('supplier')).sample?.asked?.at.slice(0, 10),
        }),
      ),
    ],
    ['the sample is judged', post('buyer', () => at('/sample/verdict'), onSample({ verdict: 'suits' }))],
    ['a supplier makes an offer', post('supplier', () => at('/offer'), offer)],
    ['the offer is shared with the customer', post('manager', onOffer('/share'), { shared: true })],
    ['the customer prefers the offer', post('buyer', onOffer('/prefer'), {})],
    ['the offer is chosen', post('manager', onOffer('/pick'), { offer_version: 1 })],
    ['the contract is signed', post('manager', statusUpdate, contract)],
    ['the advance is paid', post('manager', statusUpdate, { status: 'partially_paid' })],
    [
      'the shipment is reported',
      post(
        'supplier',
        () => at('/milestones'),
        async () => ({
          kind: 'shipped',
          happened: (await request('supplier')).status_events.at(-1)?.date.slice(0, 10),
        }),
      ),
    ],
    ['a claim is opened', post('buyer', () => at('/claim'), { text: 'Лист ломаный' })],
    [
      'the claim is settled',
      post(
        'manager',
        () => at('/claim/close'),
        async () => ({
          claim: (await request('buyer')).claim?.id,
          resolution: 'Заменим',
        }),
      ),
    ],
    ['another request is taken into work', newDeal('in_work')],
    ['the customer cancels it', post('buyer', statusUpdate, rejection)],
    [
      'a substitution is arranged',
      async () => {
        const person = (await as('manager').context()).user?.id;
        const path = `/team/profile/substitute/${person}`;
        const { today } = await as('manager').get<SubstitutionsView>(path);
        const dates = { date_start: today, date_finish: today };
        await done(as('manager').post(path, { substitute: (await as('senior').context()).user?.id, ...dates }));
      },
    ],
  ];
}
