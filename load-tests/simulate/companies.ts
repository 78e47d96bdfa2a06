import { type DemoCompany, companies as demoCompanies, users as demoUsers } from '@setu/demo-world';
import { companyRow, userRow } from '@setu/identity/simulation';
import { EventEnvelope } from '@setu/proto/common';
import { UserStatus } from '@setu/proto/common/words';
import { CompanyChanged, UserChanged } from '@setu/proto/identity/events';
import { wireCompanyType, wirePersonRole } from '@setu/proto/wire-words';
import type { Sessions } from './sessions.js';
import { fillSessions } from './sign-in.js';

const companyEmails = ['@setu.', '@volga.', '@onega.', '@kaveri.', '@deccan.'];

/** The users of the simulated world: the broker's staff, two customers and two suppliers. */
export const users = demoUsers.filter(
  ({ email, status }) => status === 'active' && companyEmails.some((part) => email.includes(part)),
);

const companyIds = new Set(users.map(({ companyId }) => companyId));

export const companies: readonly DemoCompany[] = demoCompanies.filter(({ id }) => companyIds.has(id));

/** Fills identity with the companies and users, as the demo world does. */
export async function fillIdentity(sessions: Sessions): Promise<void> {
  const named = { industryById: new Map(), fileById: new Map(), signedAtOf: new Map() };
  const insert = async (table: string, row: object): Promise<void> => {
    const columns = Object.keys(row).map((name) => `"${name}"`);
    const places = columns.map((_, index) => `$${index + 1}`);
    await sessions.asOwner(
      `insert into setu_identity.${table} (${columns.join(', ')}) values (${places.join(', ')})`,
      Object.values(row),
    );
  };
  for (const company of companies) await insert('company', companyRow(company, named));
  for (const user of users) await insert('app_user', userRow(user));
  await fillSessions(sessions);
}

/** Returns the events with which identity reported its companies and users. */
export function reports(id: () => string, at: Date): EventEnvelope[] {
  const event = (subject: string, aggregateId: string, payload: Uint8Array): EventEnvelope =>
    EventEnvelope.fromPartial({
      ...{ id: id(), subject, aggregateId, occurredAt: at.toISOString(), payload: Buffer.from(payload) },
    });
  return [
    ...companies.map((company) => {
      const changed = { companyId: company.id, type: wireCompanyType(company.type), version: 1, active: true };
      const { shortName, inn } = company;
      const payload = CompanyChanged.encode(CompanyChanged.fromPartial({ ...changed, shortName, inn })).finish();
      return event('setu.identity.company.changed', company.id, payload);
    }),
    ...users.map(({ id: userId, companyId, name, surname, roles }) => {
      const known = { userId, companyId, name, surname, version: 1, status: UserStatus.ACTIVE };
      const changed = { ...known, roles: roles.map(wirePersonRole) };
      const payload = UserChanged.encode(UserChanged.fromPartial(changed)).finish();
      return event('setu.identity.user.changed', userId, payload);
    }),
  ];
}
