import type { Request } from '../../requests/domain/request.js';

/** A field of a request with what it was and what it is, as texts. */
export interface Change {
  field: string;
  from: string;
  to: string;
}

const audited: Record<string, (request: Request) => string> = {
  status: ({ status }) => status,
  numeric_hash: ({ numericHash }) => numericHash ?? '',
  broker_manager: ({ brokerManagerId }) => brokerManagerId ?? '',
  supplier: ({ supplierCompanyId }) => supplierCompanyId ?? '',
  customer_price: ({ customerPrice }) =>
    customerPrice === null ? '' : `${customerPrice.minor} ${customerPrice.currency}`,
  offer_price: ({ offerPriceMinor }) => offerPriceMinor?.toString() ?? '',
  contract_price: ({ contractPriceMinor }) => contractPriceMinor?.toString() ?? '',
  reject_reason: ({ rejectReason }) => rejectReason,
  reject_comment: ({ rejectComment }) => rejectComment,
};

/** Takes a request before and after, gives what changed in it, for the audit. */
export function changesBetween(before: Request, after: Request): Change[] {
  return Object.entries(audited)
    .map(([field, read]) => ({ field, from: read(before), to: read(after) }))
    .filter(({ from, to }) => from !== to);
}
