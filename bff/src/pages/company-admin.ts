import type { CareLinesView, CareListView, CompanyCareView, Endpoints, QueryOfEndpoint } from '@setu/contract';
import { refused } from '@setu/kit/core';
import { wireCompanyType, wireUserStatus } from '@setu/proto/wire-words';
import { companyTypes } from '@setu/proto/words';
import type { Ask } from '../http/call-context.js';
import { careListView, changeViews, matureStateView } from '../present/company-admin.js';
import { teamListView } from '../present/teammate.js';
import { wireSort } from './card-filter.js';
import { optional } from './part.js';

type ListedQuery = QueryOfEndpoint<Endpoints['listAllCompanies']>;
type LinesQuery = QueryOfEndpoint<Endpoints['listCompanyUsers']>;

/** Returns a page of all companies. */
export const companyAdminList = async (
  ask: Ask,
  { filters, sort, page, limit }: ListedQuery,
): Promise<CareListView> => {
  const types = companyTypes.filter((type) => filters.type.includes(type)).map(wireCompanyType);
  const asked = { search: filters.search, types, sort: wireSort(sort), page: { page, limit } };
  const found = await ask.deps.services.identity.listAllCompanies(asked, ask.reads());
  const findsNone = filters.type.length > 0 && types.length === 0;
  return careListView(findsNone ? { companies: [], total: 0 } : found, ask.locale);
};

/** Returns the data of a company that only administrators see. */
export const companyAdminPage = async (ask: Ask, companyId: string): Promise<CompanyCareView> => {
  const { identity, request } = ask.deps.services;
  const asked = { companyId };
  const [care, mature, requests] = await Promise.all([
    identity.getCompanyCare(asked, ask.reads()),
    identity.getMatureState(asked, ask.reads()),
    optional(request.countCompanyRequests(asked, ask.reads()), null),
  ]);
  return {
    blacklisted: care.blacklisted,
    people: care.people,
    active_people: care.activePeople,
    open_invites: care.openInvites,
    signatures: care.signatures,
    open_requests: requests?.open ?? null,
    requests: requests?.published ?? null,
    changes: changeViews(care.changes),
    all_changes: care.allChanges,
    mature_state: matureStateView(mature),
    is_own: companyId === ask.actor.companyId,
  };
};

const statusesOf = { user: ['active', 'disabled'], invite: ['invited'] } as const;

/** Returns a page of a company's users or of its open invites. */
export const companyAdminRows = async (
  ask: Ask,
  companyId: string,
  { kind, query: { sort, page, limit } }: { kind: 'user' | 'invite'; query: LinesQuery },
): Promise<CareLinesView> => {
  const { identity } = ask.deps.services;
  // Throws 404 for a company that does not exist.
  await identity.getCompanyCare({ companyId }, ask.reads());
  const asked = { companyId, search: '', statuses: statusesOf[kind].map(wireUserStatus) };
  const found = await identity.listTeam({ ...asked, sort: wireSort(sort), page: { page, limit } }, ask.reads());
  const { list, total } = teamListView(found, ask.actor.userId);
  return { list, total };
};

/**
 * Deletes a company. The request service checks for open work now, and identity checks the work it knows from events.
 * Together they leave no gap.
 */
export const deleteCompany = async (ask: Ask, companyId: string): Promise<void> => {
  const { identity, request } = ask.deps.services;
  const { open } = await request.countCompanyRequests({ companyId }, ask.reads());
  if (open > 0) throw refused('open_requests');
  await identity.deleteCompany({ companyId }, ask.writes());
};
