import type { RequestListView, RequestRowView, RequestStatus, RequestView, StageView } from '@setu/contract';
import { requestSequence } from '@setu/contract';
import { aCard, aDetailedCard } from './card';

const id = (digit: string): string => `${digit.repeat(8)}-0000-4000-8000-000000000000`;

export const requestIds = { request: id('a'), company: id('8'), author: id('7'), manager: id('b') };

const author = { id: requestIds.author, name: 'Марина', surname: 'Соколова', patronymic: '' };

function stagesAt(status: RequestStatus): StageView[] {
  const place = (requestSequence as readonly RequestStatus[]).indexOf(status);
  return requestSequence.map((step, index) => ({
    status: step,
    date: index <= place ? '2026-11-20T09:00:00Z' : null,
    phase: index < place ? 'done' : index === place ? 'doing' : 'todo',
    next: requestSequence[index + 1] ?? null,
  }));
}

const price = (value: number) => ({
  value,
  currency: 'INR' as const,
  rate: 0.9,
  rate_date: '2026-11-20',
  rate_source: 'cbr' as const,
});

/** Returns a manager's transitions: the next status, and the rejection. */
export const managerTransitions = (step: 'in_work' | 'send_to_supplier'): RequestView['moves'] => [
  { status: step, needs: [], optional: [], confirm: true },
  { status: 'rejected_by_broker', needs: ['reject_reason', 'reject_comment'], optional: [], confirm: false },
];

/** Returns a request for twelve pumps at 1,000 rupees, just published by a customer. */
export function aRequest(changes: Partial<RequestView> = {}): RequestView {
  const status = changes.status ?? 'new';
  const condition: RequestView['last_customer_condition'] = {
    id: id('c'),
    comment: 'Нужны ответные фланцы',
    files: [],
    time_frame: '',
    delivery_city: '',
    condition_product_skus: [{ count: 12, product_sku: aDetailedCard(), withdrawn: false }],
    bought_before: '',
    bought_supplier: '',
    bought_brand: '',
    from_description_goods_items: [],
  };
  return {
    id: requestIds.request,
    kind: 'rfc',
    numeric_hash: '12345678',
    status,
    version: 3,
    created_at: '2026-11-20T08:00:00Z',
    published_at: '2026-11-20T09:00:00Z',
    author,
    broker_manager: null,
    customer: { id: requestIds.company, short_name: 'Волга Импорт', inn: '6316047214' },
    supplier: null,
    contact_info: {
      name: 'Марина',
      surname: 'Соколова',
      patronymic: '',
      phone: '+78462051844',
      email: 'buyer@volga.example',
    },
    last_customer_condition: condition,
    last_customer_published_condition: condition,
    customer_price: price(12_000),
    offer_price: null,
    contract_price: null,
    is_created_by_broker: false,
    reject_reason: null,
    reject_comment: '',
    stages: stagesAt(status),
    waits_for: status === 'completed' ? null : 'broker',
    waiting: [],
    clock: null,
    channels: [],
    manager_contact: null,
    status_events: [
      {
        status: 'new',
        date: '2026-11-20T09:00:00Z',
        by: author,
        acting: null,
        reason: null,
        comment: '',
        payment: null,
        files: [],
      },
    ],
    offer_terms: null,
    contract_number: '',
    contract_date: null,
    ...{ sent_offers: [], invitation_notes: [] },
    permissions: ['view', 'cancel', 'repeat'],
    moves: [
      { status: 'rejected_by_customer', needs: ['reject_reason', 'reject_comment'], optional: [], confirm: false },
    ],
    ...{ claim: null, may_claim: false, claim_until: null, may_close_claim: false },
    ...{ sample: null, may_ask_sample: false, may_answer_sample: false, may_judge_sample: false },
    may_pass_sample_address: false,
    open_twin: null,
    draft: null,
    ...changes,
  };
}

/** Returns the draft of the same request, with only the product filled in. */
export function aDraft(changes: Partial<RequestView> = {}): RequestView {
  const request = aRequest({ status: 'draft', numeric_hash: '', published_at: null, stages: [], status_events: [] });
  return {
    ...request,
    customer_price: null,
    permissions: ['view', 'edit', 'delete'],
    moves: [],
    last_customer_condition: { ...request.last_customer_condition, comment: '' },
    last_customer_published_condition: null,
    draft: { editor: '', seq: 0, saved_at: null, count: '12', description: null, customer: null },
    ...changes,
  };
}

/** Returns the request's row in a list. */
export function aRequestRow(changes: Partial<RequestRowView> = {}): RequestRowView {
  const { version, author, supplier, stages, waits_for, waiting, channels, open_twin, draft, status_events, ...page } =
    aRequest();
  const { claim, may_claim, claim_until, may_close_claim, manager_contact, ...unsampled } = page;
  const { sample, may_ask_sample, may_answer_sample, may_judge_sample, may_pass_sample_address, ...received } =
    unsampled;
  const { sent_offers, invitation_notes, offer_terms, contract_number, contract_date, ...core } = received;
  const condition: RequestRowView['last_customer_condition'] = {
    ...core.last_customer_condition,
    condition_product_skus: [{ count: 12, product_sku: aCard(), withdrawn: false }],
  };
  return {
    ...core,
    last_customer_condition: condition,
    last_customer_published_condition: condition,
    status_events: status_events.map(({ status, date }) => ({ status, date })),
    status_at: '2026-11-20T09:00:00Z',
    name: 'Насос центробежный',
    count: 12,
    unit: 'шт',
    langs: {},
    picture: null,
    total_price: price(12_000),
    conversation: { unread: 0, asked: null, asked_at: null },
    claimed: false,
    clock: null,
    overdue: null,
    waits_for: 'broker',
    waiting: [],
    waiting_route: null,
    pay_by: null,
    ship_by: null,
    route: { name: 'request_for_customer_page', params: { requestEntity: requestIds.request } },
    ...changes,
  };
}

/** Returns a list with one request. */
export function aRequestList(changes: Partial<RequestListView> = {}): RequestListView {
  return {
    list: [aRequestRow()],
    total_count: 1,
    status_counts: { new: 1 },
    waiting_count: 0,
    managers: [],
    ...changes,
  };
}
