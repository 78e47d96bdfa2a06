import type { DemoRejectReason, DemoRequestStatus } from '../shapes/demo-request.js';

/** The statuses of a request that is never rejected, in order. */
export const forward: readonly DemoRequestStatus[] = [
  'draft',
  'new',
  'in_work',
  'send_to_supplier',
  'offer_received',
  'supplier_selected',
  'contracted',
  'partially_paid',
  'completed',
];

/** The state of a request: its status, the last status before a rejection, the reason, and its dates. */
export interface RequestPlan {
  status: DemoRequestStatus;
  /** The last status of `forward` that it reached. */
  reached: DemoRequestStatus;
  reason: DemoRejectReason | '';
  comment: string;
  /** The number of days from the request's publication (for a draft, its creation) to loading. */
  daysAgo: number;
  /** Days before loading when it reached its current status. */
  restsFor: number;
}

const at = (status: DemoRequestStatus, daysAgo: number, restsFor: number): RequestPlan => ({
  status,
  reached: status,
  reason: '',
  comment: '',
  daysAgo,
  restsFor,
});

type Rejected = Pick<RequestPlan, 'status' | 'reached' | 'reason' | 'comment' | 'daysAgo' | 'restsFor'>;

const stopped = (rejected: Rejected): RequestPlan => rejected;

// biome-ignore format: one request per line reads as the table it is
const rejections: readonly RequestPlan[] = [
  stopped({ status: 'rejected_by_customer', reached: 'in_work', reason: 'need_changed', comment: 'Проект перенесён на следующий год, потребность снята. Вернёмся к закупке весной.', daysAgo: 48, restsFor: 41 }),
  stopped({ status: 'rejected_by_customer', reached: 'offer_received', reason: 'bad_price', comment: 'Цена выше нашего бюджета на 18 %, руководство не согласовало.', daysAgo: 96, restsFor: 72 }),
  stopped({ status: 'rejected_by_supplier', reached: 'send_to_supplier', reason: 'bad_delivery', comment: 'The line is booked until April, so we can’t meet the requested date.', daysAgo: 64, restsFor: 52 }),
  stopped({ status: 'rejected_by_broker', reached: 'in_work', reason: 'supplier_not_found', comment: 'Опросили шесть заводов, требуемого исполнения никто не выпускает. Предложили аналог в отдельном письме.', daysAgo: 83, restsFor: 60 }),
  stopped({ status: 'rejected_by_broker', reached: 'send_to_supplier', reason: 'other', comment: 'Товар требует экспортной лицензии, которую поставщик не получил.', daysAgo: 131, restsFor: 108 }),
  stopped({ status: 'rejected_by_customer', reached: 'supplier_selected', reason: 'bad_offer', comment: 'В итоговом предложении изменились условия оплаты, работать с авансом 70 % не готовы.', daysAgo: 158, restsFor: 120 }),
];

/** The planned status of each request, in the order of the tables of requests. */
export const rfcPlans: readonly RequestPlan[] = [
  at('contracted', 47, 12),
  at('offer_received', 26, 3.2),
  at('in_work', 9, 6.5),
  at('completed', 205, 98),
  at('send_to_supplier', 17, 8.4),
  at('new', 0.3, 0.3),
  at('partially_paid', 92, 20),
  at('in_work', 4.2, 2.1),
  ...rejections.slice(0, 1),
  at('supplier_selected', 38, 5.5),
  at('completed', 176, 70),
  at('new', 1.4, 1.4),
  ...rejections.slice(2, 3),
  at('offer_received', 31, 7.1),
  at('send_to_supplier', 12, 4.6),
  ...rejections.slice(3, 4),
  at('in_work', 6.8, 5.9),
  at('completed', 190, 85),
  at('partially_paid', 110, 33),
  at('draft', 2.2, 0.9),
  at('new', 0.12, 0.12),
  ...rejections.slice(1, 2),
  at('contracted', 61, 18),
  at('completed', 149, 44),
  at('send_to_supplier', 21, 13),
  at('in_work', 11, 9.7),
  at('draft', 5.1, 3.4),
  at('new', 2.6, 2.6),
  ...rejections.slice(4, 5),
  at('supplier_selected', 44, 9),
  at('completed', 212, 118),
  ...rejections.slice(5, 6),
  at('offer_received', 34, 11),
  at('new', 0.7, 0.7),
  at('contracted', 72, 25),
  at('in_work', 14, 12.2),
];

/**
 * The states of requests from a description. Such a request is published as soon as it is created. Until a supplier is
 * selected, nobody can reject it.
 */
export const rfdPlans: readonly RequestPlan[] = rfcPlans.map((plan) => {
  if (plan.status === 'draft') return at('new', plan.daysAgo, plan.daysAgo);
  if (plan.status === 'rejected_by_supplier') return { ...plan, reached: 'supplier_selected' };
  return plan;
});
