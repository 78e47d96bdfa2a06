import type { RouteView } from '@setu/contract';

/** The page of a request for a company type: drafts open their form, brokers their own preview. */
export const requestRoute = (request: { id: string; status: string }, companyType: string): RouteView => {
  const params = { requestEntity: request.id };
  if (request.status === 'draft') return { name: 'customer_request_create_page', params };
  return { name: companyType === 'broker' ? 'request_for_broker_page' : 'request_for_customer_page', params };
};

/** A part of a request's page that has an address of its own. */
export type RequestPart = 'claim' | 'milestones' | 'offers' | 'papers';

/** A place on a request's page: one of its conversations, a part of it, or the whole. */
export type RequestPlace = { channel: string } | { place: RequestPart } | Record<string, never>;

/** The page of a published request, at a place of it. */
export const requestPlaceRoute = (id: string, companyType: string, at: RequestPlace): RouteView => {
  const { name, params } = requestRoute({ id, status: 'new' }, companyType);
  return { name, params: { ...params, ...at } };
};
