import { demoId } from '../demo-id.js';
import { dayBefore, daysBefore, demoEpoch } from '../epoch.js';
import { seededRandom, seedOf } from '../seeded-random.js';
import type { DemoAccount, DemoInvite, DemoSubstitution, DemoUser } from '../shapes/demo-user.js';
import { companies, companyById, companyId, userId } from './companies.js';
import { peopleTable } from './people-table.js';

const createdAt = (email: string): string => daysBefore(demoEpoch, 240 + seededRandom(seedOf(email))() * 400);

const named: DemoUser[] = peopleTable.map((line) => {
  const [company, email, surname, name, patronymic, mobilePhone, workPhone, workAddPhone, roles, status = 'active'] =
    line;
  return {
    id: userId(email),
    companyId: companyId(company),
    email,
    name,
    surname,
    patronymic,
    mobilePhone,
    workPhone,
    workAddPhone,
    roles: [...roles],
    status,
    createdAt: company === 'neva' ? daysBefore(demoEpoch, 3.2) : createdAt(email),
  };
});

const suppliers: DemoUser[] = companies
  .filter((company) => company.type === 'supplier')
  .map(({ id, contact }) => ({
    id: userId(contact.email),
    companyId: id,
    email: contact.email,
    name: contact.name,
    surname: contact.surname,
    patronymic: '',
    mobilePhone: contact.phone,
    workPhone: contact.additionalPhone,
    workAddPhone: '',
    roles: ['ROLE_COMPANY_ADMIN', 'TEAM_GENERAL'],
    status: 'active',
    createdAt: createdAt(contact.email),
  }));

/** All user accounts. All of them sign in with `demoPassword`. */
export const users: DemoUser[] = [...named, ...suppliers];

const byId = new Map(users.map((user) => [user.id, user]));

/** Returns the user with an id. Throws for an unknown one. */
export function userById(id: string): DemoUser {
  const user = byId.get(id);
  if (user === undefined) throw new Error(`no demo user ${id}`);
  return user;
}

/** The password of every account. */
export const demoPassword = 'Setu-demo-1';

const accountEmails = [
  'admin@setu.example',
  'senior@setu.example',
  'manager@setu.example',
  'manager2@setu.example',
  'reviewer@setu.example',
  'reviewer2@setu.example',
  'buyer@volga.example',
  'buyer2@volga.example',
  'rival@onega.example',
  'newcomer@neva.example',
  'supplier@kaveri.example',
  'supplier@deccan.example',
];

/** The accounts that the sign-in page shows to newcomers, in its order. */
export const demoAccounts: DemoAccount[] = accountEmails.map((email) => {
  const user = userById(userId(email));
  const company = companyById(user.companyId);
  return {
    email,
    userId: user.id,
    companyId: company.id,
    company: company.shortName,
    companyType: company.type,
    roles: user.roles,
    name: `${user.name} ${user.surname}`,
  };
});

/** Returns the substitution in force at the time of loading (buyer2 for buyer) and one that ended long ago. */
export function demoSubstitutions(now: Date): DemoSubstitution[] {
  const buyer = userId('buyer@volga.example');
  const buyer2 = userId('buyer2@volga.example');
  return [
    {
      id: demoId('substitution', 'current'),
      userId: buyer,
      substituteId: buyer2,
      start: dayBefore(now, 5),
      finish: dayBefore(now, -9),
    },
    {
      id: demoId('substitution', 'summer'),
      userId: buyer2,
      substituteId: buyer,
      start: dayBefore(now, 128),
      finish: dayBefore(now, 114),
    },
  ];
}

/** Returns the addresses whose mail server refused an email. */
export const demoRefusedAddresses = (now: Date) => [
  { address: 'supplier@deccan.example', code: 'dsn 5.2.2', refused_at: daysBefore(now, 1.4) },
];

const DAYS_VALID = 7;

/** Returns a valid invite and an expired one. */
export function demoInvites(now: Date): DemoInvite[] {
  const invite = (email: string, surname: string, name: string, patronymic: string, daysAgo: number): DemoInvite => ({
    id: demoId('invite', email),
    companyId: companyId('volga'),
    invitedById: userId('buyer@volga.example'),
    email,
    name,
    surname,
    patronymic,
    mobilePhone: '+79272063019',
    roles: ['TEAM_MANAGER'],
    createdAt: daysBefore(now, daysAgo),
    validFor: daysBefore(now, daysAgo - DAYS_VALID),
  });
  return [
    invite('kachestvo@volga.example', 'Лапина', 'Вера', 'Алексеевна', 2),
    invite('sklad@volga.example', 'Рябов', 'Денис', 'Олегович', 23),
  ];
}
