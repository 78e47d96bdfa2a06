import type { NewEvent } from '@setu/kit/events';
import { CompanyChanged, UserChanged } from '@setu/proto/identity/events';
import { isCommerceAllowed } from './companies/domain/company-state.js';
import type { CompanySummary } from './companies/domain/company-summary.js';
import type { User } from './people/domain/user.js';

/** A person's name, roles, status or company was written. */
export function userChanged(user: User): NewEvent {
  const { id, companyId, name, surname, patronymic, roles, status, version } = user;
  const payload = UserChanged.fromPartial({ userId: id, companyId, name, surname, patronymic, roles, status, version });
  return {
    subject: 'setu.identity.user.changed',
    aggregateId: id,
    payload: UserChanged.encode(payload).finish(),
  };
}

/** A company's names, state or manager was written. */
export function companyChanged(company: CompanySummary): NewEvent {
  const payload = CompanyChanged.fromPartial({
    companyId: company.id,
    type: company.type,
    shortName: company.shortName,
    inn: company.inn,
    active: company.active,
    isCommerceAllowed: isCommerceAllowed(company),
    blacklisted: company.blacklisted,
    brokerManagerId: company.brokerManagerId,
    city: company.city,
    version: company.version,
  });
  return {
    subject: 'setu.identity.company.changed',
    aggregateId: company.id,
    payload: CompanyChanged.encode(payload).finish(),
  };
}
