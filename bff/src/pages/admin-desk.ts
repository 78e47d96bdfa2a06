import type { AdminDeskView } from '@setu/contract';
import { CompanyType, UserStatus } from '@setu/proto/common/words';
import type { CallContext } from '../http/call-context.js';
import { optional } from './part.js';

const first = { page: 1, limit: 1 };

/** Returns the figures of what an administrator manages. A figure whose service does not answer is null. */
export async function adminDesk(call: CallContext): Promise<AdminDeskView> {
  const { identity, catalogue } = call.deps.services;
  const companies = (...types: CompanyType[]) =>
    optional(identity.listAllCompanies({ search: '', types, sort: undefined, page: first }, call.reads()), null);
  const [all, suppliers, customers, team, categories, searches, regulations, costs] = await Promise.all([
    companies(),
    companies(CompanyType.SUPPLIER),
    companies(CompanyType.CUSTOMER),
    optional(
      identity.listTeam({ search: '', statuses: [], sort: undefined, page: first, companyId: '' }, call.reads()),
      null,
    ),
    optional(catalogue.listTreeCategories({ search: '', page: first }, call.reads()), null),
    optional(catalogue.listMissedSearches({ days: 28 }, call.reads()), null),
    optional(identity.listRegulations({}, call.reads()), null),
    optional(catalogue.getCostCoverage({}, call.reads()), null),
  ]);
  const people = (status: UserStatus) => team && (team.counts.find((counted) => counted.status === status)?.count ?? 0);
  return {
    companies: all && all.total,
    suppliers: suppliers && suppliers.total,
    customers: customers && customers.total,
    team: people(UserStatus.ACTIVE),
    invited: people(UserStatus.INVITED),
    categories: categories && categories.total,
    missed_searches: searches && searches.missed.reduce((sum, { missed }) => sum + missed, 0),
    signed: regulations && (regulations.editions[0]?.signed ?? 0),
    unsigned: regulations && regulations.companies.filter(({ isConfirmed }) => !isConfirmed).length,
    without_duty: costs && (costs.withoutDuty?.cards ?? 0),
    expiring_rates: costs && costs.tables.reduce((sum, { expiring }) => sum + expiring, 0),
    expired_rates: costs && costs.tables.reduce((sum, { expired }) => sum + expired, 0),
  };
}
