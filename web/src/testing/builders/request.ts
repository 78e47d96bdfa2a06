import type { RequestListView, RequestRowView, RequestStatus, RequestView, StageView } from '@setu/contract';
import { requestSequence } from '@setu/contract';
import { aDetailedCard } from './card';

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

/** A request for twelve pumps of 1,000 rupees, just published by a customer. */
export function aRequest(changes: Partial<RequestView> = {}): RequestView {
  const status = changes.status ?? 'new';
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
    condition: {
      id: id('c'),
      comment: 'Нужны ответные фланцы',
      files: [],
      time_frame: '',
      condition_product_skus: [{ count: '12', product_sku: aDetailedCard(), withdrawn: false }],
      from_description_goods_items: [],
    },
    customer_price: { value: 12_000, currency: 'INR' },
    offer_price: null,
    contract_price: null,
    rate: { value: 0.9, date: '2026-11-20', stale: false, source: 'cbr' },
    offer_rate: null,
    contract_rate: null,
    is_created_by_broker: false,
    reject_reason: null,
    reject_comment: '',
    stages: stagesAt(status),
    history: [{ status: 'new', date: '2026-11-20T09:00:00Z', by: author, acting: null, reason: null, comment: '' }],
    permissions: ['view', 'cancel', 'repeat'],
    next_status: null,
    open_twin: null,
    draft: null,
    ...changes,
  };
}

/** The draft of the same request, empty but for its product. */
export function aDraft(changes: Partial<RequestView> = {}): RequestView {
  const request = aRequest({ status: 'draft', numeric_hash: '', published_at: null, stages: [], history: [] });
  return {
    ...request,
    customer_price: null,
    rate: null,
    permissions: ['view', 'edit', 'delete'],
    condition: { ...request.condition, comment: '' },
    draft: { editor: '', seq: 0, saved_at: null },
    ...changes,
  };
}

/** The request's row in a list. */
export function aRequestRow(changes: Partial<RequestRowView> = {}): RequestRowView {
  return {
    id: requestIds.request,
    kind: 'rfc',
    numeric_hash: '12345678',
    status: 'new',
    published_at: '2026-11-20T09:00:00Z',
    created_at: '2026-11-20T08:00:00Z',
    status_at: '2026-11-20T09:00:00Z',
    name: 'Насос центробежный',
    count: '12',
    unit: 'шт',
    langs: {},
    picture: null,
    customer: { id: requestIds.company, short_name: 'Волга Импорт', inn: '6316047214' },
    broker_manager: null,
    total_price: { value: 12_000, currency: 'INR' },
    rate: { value: 0.9, date: '2026-11-20', stale: false, source: 'cbr' },
    route: { name: 'request_for_customer_page', params: { requestEntity: requestIds.request } },
    ...changes,
  };
}

/** A list of one request. */
export function aRequestList(changes: Partial<RequestListView> = {}): RequestListView {
  return { list: [aRequestRow()], total_count: 1, status_counts: { new: 1 }, managers: [], ...changes };
}
