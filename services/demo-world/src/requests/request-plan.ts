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

/** No request of the demo world is older than this, in days. */
export const requestSpanDays = 220;

/** The state of a request: its status, the last status before a rejection, the reason, and its dates. */
export interface RequestPlan {
  status: DemoRequestStatus;
  /** The email address of the manager, who is assigned from the status `in_work` on. */
  manager: string;
  /** The last status of `forward` that it reached. */
  reached: DemoRequestStatus;
  reason: DemoRejectReason | '';
  comment: string;
  /** The number of days from the request's publication (for a draft, its creation) to loading. */
  daysAgo: number;
  /** Days before loading when it reached its current status. */
  restsFor: number;
}

const PAVEL = 'manager@setu.example';
const DARYA = 'manager2@setu.example';
const SENIOR = 'senior@setu.example';

/** Returns the plan of a request that was never rejected. */
export const at = (status: DemoRequestStatus, daysAgo: number, restsFor: number, manager = PAVEL): RequestPlan => ({
  status,
  manager,
  reached: status,
  reason: '',
  comment: '',
  daysAgo,
  restsFor,
});

// biome-ignore format: one request per line reads as the table it is
/** The plans of rejected requests. */
export const rejections: Readonly<Record<'postponed' | 'expensive' | 'booked' | 'notFound' | 'noLicence' | 'badTerms', RequestPlan>> = {
  postponed: { status: 'rejected_by_customer', manager: DARYA, reached: 'in_work', reason: 'need_changed', comment: 'Проект перенесён на следующий год, потребность снята. Вернёмся к закупке весной.', daysAgo: 48, restsFor: 41 },
  expensive: { status: 'rejected_by_customer', manager: PAVEL, reached: 'offer_received', reason: 'bad_price', comment: 'Цена выше нашего бюджета на 18 %, руководство не согласовало.', daysAgo: 96, restsFor: 72 },
  booked: { status: 'rejected_by_supplier', manager: PAVEL, reached: 'send_to_supplier', reason: 'bad_delivery', comment: 'The line is booked until April, so we can’t meet the requested date.', daysAgo: 64, restsFor: 52 },
  notFound: { status: 'rejected_by_broker', manager: DARYA, reached: 'in_work', reason: 'supplier_not_found', comment: 'Опросили шесть заводов, требуемого исполнения никто не выпускает. Предложили аналог в отдельном письме.', daysAgo: 83, restsFor: 60 },
  noLicence: { status: 'rejected_by_broker', manager: SENIOR, reached: 'send_to_supplier', reason: 'other', comment: 'Товар требует экспортной лицензии, которую поставщик не получил.', daysAgo: 131, restsFor: 108 },
  badTerms: { status: 'rejected_by_customer', manager: SENIOR, reached: 'supplier_selected', reason: 'bad_offer', comment: 'В итоговом предложении изменились условия оплаты, работать с авансом 70 % не готовы.', daysAgo: 158, restsFor: 120 },
};
const { postponed, expensive, booked, notFound, noLicence, badTerms } = rejections;

/*
 * The statuses of the requests, in the order of the tables of requests. About one open request in eight is past the
 * time limit of its stage (4 hours for a new request, 45 days for a partly paid one), for every desk. A test checks it.
 */

// biome-ignore format: five requests per line, so that a line number finds a request
export const rfcPlans: readonly RequestPlan[] = [
  at('contracted', 47, 12, DARYA), at('offer_received', 26, 1.5), at('in_work', 4.2, 0.6, SENIOR), at('completed', 205, 98), at('send_to_supplier', 17, 8.4, DARYA),
  at('new', 0.09, 0.09), at('partially_paid', 92, 20, SENIOR), at('in_work', 2.2, 0.4), postponed, at('supplier_selected', 38, 1.3, SENIOR),
  at('completed', 176, 70), at('new', 0.3, 0.3), booked, at('offer_received', 31, 1.1, SENIOR), at('send_to_supplier', 12, 1.7),
  notFound, at('in_work', 3.1, 0.7), at('completed', 190, 85, SENIOR), at('partially_paid', 110, 33), at('draft', 2.2, 0.9),
  at('new', 0.05, 0.05), expensive, at('partially_paid', 84, 33, DARYA), at('completed', 149, 44), at('send_to_supplier', 21, 1.4, SENIOR),
  at('in_work', 11, 2.4), at('draft', 5.1, 3.4), at('in_work', 1.6, 0.5, DARYA), noLicence, at('supplier_selected', 44, 1.6, DARYA),
  at('completed', 212, 118), badTerms, at('offer_received', 34, 1.2), at('send_to_supplier', 6, 0.8, DARYA), at('contracted', 72, 3.1),
  at('in_work', 2.6, 0.5, SENIOR), at('send_to_supplier', 5, 0.4), at('send_to_supplier', 4.2, 1.8, DARYA), at('send_to_supplier', 9, 4.6), at('send_to_supplier', 3, 1.1),
  at('supplier_selected', 30, 1.2), at('partially_paid', 80, 16), at('contracted', 50, 3.2, DARYA), at('completed', 160, 60), at('send_to_supplier', 4, 1.3, DARYA),
  at('send_to_supplier', 2.6, 0.6, DARYA), at('offer_received', 20, 1, DARYA), at('contracted', 40, 3.4, DARYA), at('supplier_selected', 28, 1.5, DARYA),
];

// biome-ignore format: five requests per line, so that a line number finds a request
/**
 * The statuses of the requests from a description. Such a request is published as soon as it is created. Until a supplier
 * is selected, no supplier can reject it.
 */
export const rfdPlans: readonly RequestPlan[] = [
  at('contracted', 47, 3.5), at('offer_received', 26, 1.3, DARYA), at('in_work', 9, 0.6), at('completed', 205, 98, SENIOR), at('send_to_supplier', 17, 1.5),
  at('new', 0.03, 0.03), at('partially_paid', 92, 20), at('in_work', 4, 2.8, SENIOR), { ...postponed, manager: PAVEL }, at('supplier_selected', 38, 1.1, DARYA),
  at('completed', 176, 70, SENIOR), at('new', 0.07, 0.07), { ...booked, manager: DARYA, reached: 'supplier_selected' }, at('completed', 120, 30), at('completed', 98, 22, SENIOR),
  { ...notFound, manager: PAVEL }, postponed, at('completed', 190, 85), at('partially_paid', 110, 33, SENIOR), at('completed', 140, 52),
  at('completed', 88, 19, DARYA), { ...expensive, manager: DARYA }, at('contracted', 61, 2.2, DARYA), at('completed', 149, 44, SENIOR), at('completed', 134, 41),
  at('completed', 77, 12, DARYA), at('completed', 60, 21, DARYA), { ...postponed, daysAgo: 27, restsFor: 22 }, { ...noLicence, manager: PAVEL }, at('completed', 118, 27),
  at('completed', 212, 118, DARYA), { ...badTerms, manager: PAVEL },
];
