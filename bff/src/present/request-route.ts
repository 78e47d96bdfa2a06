import type { RouteView } from '@setu/contract';

/** The page of a request for a company type: drafts open their form, brokers their own preview. */
export const requestRoute = (request: { id: string; status: string }, companyType: string): RouteView => {
  const params = { requestEntity: request.id };
  if (request.status === 'draft') return { name: 'customer_request_create_page', params };
  return { name: companyType === 'broker' ? 'request_for_broker_page' : 'request_for_customer_page', params };
};

/** A place on a request's page: one of its conversations, or a part of it. */
export type RequestPlace = { channel: string } | { place: 'claim' | 'milestones' | 'offers' | 'papers' };

/** The page of a published request, at a place of it. */
export const requestPlaceRoute = (id: string, companyType: string, at: RequestPlace): RouteView => {
  const { name, params } = requestRoute({ id, status: 'new' }, companyType);
  return { name, params: { ...params, ...at } };
};
