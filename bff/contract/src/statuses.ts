/** The forward sequence of a request, then its terminal alternatives (the specification, section 4). */
export const requestSequence = [
  'new',
  'in_work',
  'send_to_supplier',
  'offer_received',
  'supplier_selected',
  'contracted',
  'partially_paid',
  'completed',
] as const;
export const rejectedStatuses = ['rejected_by_customer', 'rejected_by_supplier', 'rejected_by_broker'] as const;
export const requestStatuses = ['draft', ...requestSequence, ...rejectedStatuses] as const;
export type RequestStatus = (typeof requestStatuses)[number];

export const rejectReasons = [
  'supplier_not_found',
  'need_changed',
  'bad_price',
  'bad_offer',
  'bad_delivery',
  'other',
] as const;
export type RejectReason = (typeof rejectReasons)[number];

export const stagePhases = ['done', 'doing', 'todo', 'closed'] as const;
export type StagePhase = (typeof stagePhases)[number];
