import { invalid, refused } from '@setu/kit/core';
import { businessDay } from '@setu/proto/business-day';
import type { ErasureHandover } from '@setu/proto/words';
import { isCompanyAdmin, isSystemAdmin } from '../../people/domain/roles.js';
import type { User } from '../../people/domain/user.js';
import { maySucceed, successorRoles } from '../../team/domain/team.js';

const DAY_MS = 24 * 3_600_000;
const DAYS = 30;

/** A request for erasure. */
export interface Erasure {
  userId: string;
  successorId?: string | undefined;
  locale: 'en' | 'ru';
  requestedAt: Date;
  dueAt: Date;
}

/**
 * Returns the start of the thirtieth day in Moscow. The law requires erasure within thirty days after consent is
 * withdrawn (152-FZ, article 21).
 */
export const dueAfter = (now: Date): Date =>
  new Date(`${businessDay('moscow', new Date(now.getTime() + DAYS * DAY_MS))}T00:00:00+03:00`);

/** Returns the day of the erasure in Moscow. */
export const dueDay = ({ dueAt }: Pick<Erasure, 'dueAt'>): string => businessDay('moscow', dueAt);

type DepartedUser = Pick<User, 'id' | 'companyId' | 'roles' | 'status'> & { companyType: string };
type Colleague = Pick<User, 'id' | 'companyId' | 'roles' | 'status' | 'eraseAt'>;

/**
 * What a departing user must hand over, the possible successors, and whether they are the only user of their company.
 */
export interface Handover<Candidate> {
  kinds: ErasureHandover[];
  successors: Candidate[];
  isAlone: boolean;
}

/**
 * Returns what a departing user must hand over, given the active users of the company. The broker's users hand over
 * their work. A company's last admin hands over its administration, unless they are its only user. Users who are
 * leaving themselves cannot be successors.
 */
export function handoverOf<Candidate extends Colleague>(
  departedUser: DepartedUser,
  company: readonly Candidate[],
): Handover<Candidate> {
  const staying = company.filter(({ id, eraseAt }) => id !== departedUser.id && eraseAt === undefined);
  const hasWork = successorRoles(departedUser.companyType, departedUser.roles).length > 0;
  const isLastAdmin = isCompanyAdmin(departedUser.roles) && !staying.some(({ roles }) => isCompanyAdmin(roles));
  const kinds: ErasureHandover[] = [
    ...(hasWork ? (['work'] as const) : []),
    ...(isLastAdmin && staying.length > 0 ? (['admin'] as const) : []),
  ];
  const successors = kinds.length === 0 ? [] : staying.filter((candidate) => maySucceed(candidate, departedUser));
  return { kinds, successors, isAlone: staying.length === 0 };
}

/** Throws `refused` for the only administrator of Setu, because no other could be appointed. */
export function refuseLastSystemAdmin(departedUser: DepartedUser, company: readonly Colleague[]): void {
  const isOne = ({ roles }: Pick<Colleague, 'roles'>) => isSystemAdmin(departedUser.companyType, roles);
  const others = company.filter(({ id, eraseAt }) => id !== departedUser.id && eraseAt === undefined);
  if (isOne(departedUser) && !others.some(isOne)) throw refused('last_system_admin');
}

/** Returns the chosen successor, or undefined if none is needed. Throws `invalid` on `heir`. */
export function chosenSuccessor(
  { kinds, successors }: Handover<Colleague>,
  chosenId: string | undefined,
): string | undefined {
  if (kinds.length === 0) return undefined;
  if (chosenId === undefined) throw invalid({ heir: 'required' });
  if (!successors.some(({ id }) => id === chosenId)) throw invalid({ heir: 'invalid_option' });
  return chosenId;
}

/** Returns the final successor: the chosen one, or the first possible one if the chosen one is no longer available. */
export function finalSuccessor(
  { kinds, successors }: Handover<Colleague>,
  chosenId: string | undefined,
): string | undefined {
  if (kinds.length === 0) return undefined;
  return (successors.find(({ id }) => id === chosenId) ?? successors[0])?.id;
}
