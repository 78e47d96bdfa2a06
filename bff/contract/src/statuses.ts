import type { RequestStatus } from './words.js';

/** The forward sequence of a request, followed by its alternative final statuses (specification, section 4). */
export const requestSequence = [
  'new',
  'in_work',
  'send_to_supplier',
  'offer_received',
  'supplier_selected',
  'contracted',
  'partially_paid',
  'completed',
] as const satisfies readonly RequestStatus[];
export const rejectedStatuses = [
  'rejected_by_customer',
  'rejected_by_supplier',
  'rejected_by_broker',
] as const satisfies readonly RequestStatus[];
