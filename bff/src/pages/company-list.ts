import { businessTypes, type CompanyListView, type companyListCodec, type ListQuery } from '@setu/contract';
import { isUuid, notFound } from '@setu/kit/core';
import { wireBusinessType, wireCompanyType } from '@setu/proto/wire-words';
import type { CallContext } from '../http/call-context.js';
import { type CompanyLoads, companyRowView } from '../present/company-row.js';
import { personView } from '../present/person.js';
import { namedView } from '../present/reference.js';
import { wireSort } from './card-filter.js';
import { optional } from './part.js';

/** Returns the chosen states of a list of companies. */
export const stateFilter = (states: readonly string[]): { isUnsigned: boolean; isLocked: boolean } => ({
  isUnsigned: states.includes('unsigned'),
  isLocked: states.includes('locked'),
});

/**
 * Returns whether a filter has values, but none of them is known. Such a filter finds nothing instead of everything.
 */
const namesNone = (values: readonly string[], known: readonly string[]): boolean =>
  values.length > 0 && known.length === 0;

/** Returns how many requests each company of a page has, with one call. Null if the request service does not answer. */
export const loadsOf = async (call: CallContext, companies: readonly { id: string }[]): Promise<CompanyLoads> => {
  const companyIds = companies.map(({ id }) => id);
  const counted = call.deps.services.request.batchCountCompanyRequests({ companyIds }, call.reads(800));
  return (await optional(counted, null))?.loads ?? null;
};

/** Returns a page of suppliers or customers, with the filter options. 404 for another type. */
export const companyListPage = async (
  call: CallContext,
  type: string,
  { filters, sort, page, limit }: ListQuery<typeof companyListCodec>,
): Promise<CompanyListView> => {
  if (type !== 'supplier' && type !== 'customer') throw notFound();
  const { identity } = call.deps.services;
  const managerIds = filters.managers.filter(isUuid);
  const types = businessTypes.filter((one) => filters.business_type.includes(one));
  const industryIds = filters.industries.filter(isUuid);
  const query = {
    ...{ type: wireCompanyType(type), search: filters.search, managerIds, industryIds },
    ...{ businessTypes: types.map(wireBusinessType), sort: wireSort(sort), page: { page, limit } },
    ...stateFilter(filters.state),
  };
  const [found, { managers }, { industries }] = await Promise.all([
    identity.listCompanies(query, call.reads()),
    identity.listManagers({}, call.reads()),
    identity.listIndustries({}, call.reads()),
  ]);
  const findsNone =
    namesNone(filters.managers, managerIds) ||
    namesNone(filters.business_type, types) ||
    namesNone(filters.industries, industryIds) ||
    namesNone(
      filters.state,
      filters.state.filter((one) => one === 'unsigned' || one === 'locked'),
    );
  const loads = findsNone ? null : await loadsOf(call, found.companies);
  return {
    list: findsNone ? [] : found.companies.map((row) => companyRowView(row, loads, call.locale)),
    total: findsNone ? 0 : found.total,
    managers: managers.map(personView),
    all_industries: industries.map((industry) => namedView(industry, call.locale)),
  };
};
