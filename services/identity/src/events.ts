import { createHash } from 'node:crypto';
import type { NewEvent } from '@setu/kit/events';
import * as wire from '@setu/proto/identity/events';
import { wireCompanyType, wirePersonRole, wireUserStatus } from '@setu/proto/wire-words';
import { isCommerceAllowed } from './companies/domain/company-state.js';
import type { CompanySummary } from './companies/domain/company-summary.js';
import type { Member, User } from './people/domain/user.js';
import type { PublishedSettings } from './settings/store/settings.js';

/** A user's name, roles, status or company changed. */
export function userChanged(user: User): NewEvent {
  const { id, companyId, name, surname, patronymic, roles, status, version } = user;
  const payload = wire.UserChanged.fromPartial({
    userId: id,
    companyId,
    name,
    surname,
    patronymic,
    roles: roles.map(wirePersonRole),
    status: wireUserStatus(status),
    version,
  });
  return {
    subject: 'setu.identity.user.changed',
    aggregateId: id,
    payload: wire.UserChanged.encode(payload).finish(),
  };
}

/** A user left. `heirId` is the successor for their work, or empty if there is none. */
export function userRemoved(removed: wire.UserRemoved): NewEvent {
  return {
    subject: 'setu.identity.user.removed',
    aggregateId: removed.userId,
    payload: wire.UserRemoved.encode(removed).finish(),
  };
}

/** A user lost some of their responsibilities. The event names the successor. */
export function userSteppedDown(stepped: wire.UserSteppedDown): NewEvent {
  return {
    subject: 'setu.identity.user.stepped_down',
    aggregateId: stepped.userId,
    payload: wire.UserSteppedDown.encode(stepped).finish(),
  };
}

/** All data about a user must be erased. */
export function userErased({ id: userId, companyId, version }: User, email: string): NewEvent {
  const emailSha256 = createHash('sha256').update(email.toLowerCase()).digest('hex');
  return {
    subject: 'setu.identity.user.erased',
    aggregateId: userId,
    payload: wire.UserErased.encode({ userId, companyId, version, emailSha256 }).finish(),
  };
}

/** A user's picture was replaced or removed, by that user or by an admin of the same company. */
export function userPictured({ user, company }: Member, byUserId: string): NewEvent {
  const payload = wire.UserPictured.encode({
    userId: user.id,
    companyId: user.companyId,
    companyType: wireCompanyType(company.type),
    fileId: user.avatarId ?? '',
    byUserId,
    version: user.version,
  }).finish();
  return { subject: 'setu.identity.user.pictured', aggregateId: user.id, payload };
}

/** Settings were changed or have a new default. The event has all settings in force. */
export function settingsChanged(settings: PublishedSettings): NewEvent {
  return {
    subject: 'setu.identity.settings.changed',
    aggregateId: 'settings',
    payload: wire.SettingsChanged.encode(wire.SettingsChanged.fromPartial(settings)).finish(),
  };
}

/** A company's names, state or manager changed. */
export function companyChanged(company: CompanySummary): NewEvent {
  const payload = wire.CompanyChanged.fromPartial({
    companyId: company.id,
    type: wireCompanyType(company.type),
    shortName: company.shortName,
    inn: company.inn,
    active: company.active,
    isCommerceAllowed: isCommerceAllowed(company),
    blacklisted: company.blacklisted,
    brokerManagerId: company.brokerManagerId,
    city: company.city,
    logoPictureId: company.logoPictureId,
    version: company.version,
  });
  return {
    subject: 'setu.identity.company.changed',
    aggregateId: company.id,
    payload: wire.CompanyChanged.encode(payload).finish(),
  };
}
