import type { RouteView } from '@setu/contract';

/**
 * Returns the route of a request's page for a company type. A draft opens its form, and brokers get a preview page of
 * their own.
 */
export const requestRoute = (request: { id: string; status: string }, companyType: string): RouteView => {
  const params = { requestEntity: request.id };
  if (request.status === 'draft') return { name: 'customer_request_create_page', params };
  return { name: companyType === 'broker' ? 'request_for_broker_page' : 'request_for_customer_page', params };
};

/** A part of a request's page with an address of its own. */
export type RequestPart = 'claim' | 'landed' | 'milestones' | 'offers' | 'papers' | 'sample';

/** A place on a request's page: a conversation, a part, or the complete page. */
export type RequestPlace = { channel: string } | { place: RequestPart } | Record<string, never>;

/** Returns the route of a published request's page, at a place on it. */
export const requestPlaceRoute = (id: string, companyType: string, at: RequestPlace): RouteView => {
  const { name, params } = requestRoute({ id, status: 'new' }, companyType);
  return { name, params: { ...params, ...at } };
};
