import type {
  CompanyAdminLinesView,
  CompanyAdminListView,
  CompanyAdminView,
  Endpoints,
  QueryOfEndpoint,
} from '@setu/contract';
import { refused } from '@setu/kit/core';
import { wireCompanyType, wireUserStatus } from '@setu/proto/wire-words';
import { companyTypes } from '@setu/proto/words';
import type { CallContext } from '../http/call-context.js';
import { changeViews, companyAdminListView, matureStateView } from '../present/company-admin.js';
import { teamListView } from '../present/teammate.js';
import { wireSort } from './card-filter.js';
import { loadsOf, stateFilter } from './company-list.js';
import { optional } from './part.js';

type ListedQuery = QueryOfEndpoint<Endpoints['listAllCompanies']>;
type LinesQuery = QueryOfEndpoint<Endpoints['listCompanyUsers']>;

/** Returns a page of all companies. */
export const companyAdminList = async (
  call: CallContext,
  { filters, sort, page, limit }: ListedQuery,
): Promise<CompanyAdminListView> => {
  const types = companyTypes.filter((type) => filters.type.includes(type)).map(wireCompanyType);
  const query = {
    ...{ search: filters.search, types, sort: wireSort(sort), page: { page, limit } },
    ...stateFilter(filters.state),
  };
  const found = await call.deps.services.identity.listAllCompanies(query, call.reads());
  const findsNone = filters.type.length > 0 && types.length === 0;
  const shown = findsNone ? { companies: [], total: 0 } : found;
  const loads = await loadsOf(
    call,
    shown.companies.flatMap(({ company }) => (company ? [company] : [])),
  );
  return companyAdminListView(shown, loads, call.locale);
};

/** Returns the data of a company that only administrators see. */
export const companyAdminPage = async (call: CallContext, companyId: string): Promise<CompanyAdminView> => {
  const { identity, request } = call.deps.services;
  const query = { companyId };
  const [details, mature, requests] = await Promise.all([
    identity.getCompanyCare(query, call.reads()),
    identity.getMatureState(query, call.reads()),
    optional(request.countCompanyRequests(query, call.reads()), null),
  ]);
  return {
    blacklisted: details.blacklisted,
    people: details.people,
    active_people: details.activePeople,
    open_invites: details.openInvites,
    signatures: details.signatures,
    open_requests: requests?.open ?? null,
    requests: requests?.published ?? null,
    changes: changeViews(details.changes),
    all_changes: details.allChanges,
    mature_state: matureStateView(mature),
    is_own: companyId === call.actor.companyId,
  };
};

const statusesOf = { user: ['active', 'disabled'], invite: ['invited'] } as const;

/** Returns a page of a company's users or of its open invites. */
export const companyAdminRows = async (
  call: CallContext,
  companyId: string,
  { kind, query: { sort, page, limit } }: { kind: 'user' | 'invite'; query: LinesQuery },
): Promise<CompanyAdminLinesView> => {
  const { identity } = call.deps.services;
  // Throws 404 for a company that does not exist.
  await identity.getCompanyCare({ companyId }, call.reads());
  const query = { companyId, search: '', statuses: statusesOf[kind].map(wireUserStatus) };
  const found = await identity.listTeam({ ...query, sort: wireSort(sort), page: { page, limit } }, call.reads());
  const { list, total } = teamListView(found, call.actor.userId);
  return { list, total };
};

/**
 * Deletes a company. The request service checks for open work now, and identity checks the work it knows from events.
 * Together they leave no gap.
 */
export const deleteCompany = async (call: CallContext, companyId: string): Promise<void> => {
  const { identity, request } = call.deps.services;
  const { open } = await request.countCompanyRequests({ companyId }, call.reads());
  if (open > 0) throw refused('open_requests');
  await identity.deleteCompany({ companyId }, call.writes());
};
