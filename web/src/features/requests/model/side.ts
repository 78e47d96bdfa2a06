import { type ScreenName, screenPath } from '@setu/contract';

/** The side whose pages a user sees: the customer's (suppliers use them too) or the broker's. */
export type Side = 'customer' | 'broker';
export type RequestKind = 'rfc' | 'rfd';

/** The reader of a request. The texts of the next step depend on it. */
export type Reader = 'customer' | 'broker' | 'supplier';

const lists: Record<Side, Record<RequestKind, ScreenName>> = {
  customer: {
    rfc: 'request_from_catalog_list_for_customer_page',
    rfd: 'request_from_description_list_for_customer_page',
  },
  broker: {
    rfc: 'request_from_catalog_list_for_broker_page',
    rfd: 'request_from_description_list_for_broker_page',
  },
};

/** Returns the path of the list that shows requests of this kind. Suppliers have one list for both kinds. */
export const toRequestList = (reader: Reader, kind: RequestKind): string =>
  screenPath(reader === 'supplier' ? 'supplier_request_list_page' : lists[reader][kind]);

/** Returns the reader for a side and a company type. */
export const readerOf = (side: Side, companyType: string | undefined): Reader =>
  side === 'customer' && companyType === 'supplier' ? 'supplier' : side;

export const toRequest = (side: Side, requestEntity: string): string =>
  screenPath(side === 'broker' ? 'request_for_broker_page' : 'request_for_customer_page', { requestEntity });
