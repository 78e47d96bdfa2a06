import { invalid, refused } from '@setu/kit/core';
import type { ErasureHandover } from '@setu/proto/words';
import { isCompanyAdmin, isSystemAdmin } from '../../people/domain/roles.js';
import type { User } from '../../people/domain/user.js';
import { moscowDay } from '../../regulations/domain/edition.js';
import { heirRoles, mayInherit } from '../../team/domain/team.js';

const DAY_MS = 24 * 3_600_000;
const DAYS = 30;

/** A wish to be erased. */
export interface Erasure {
  userId: string;
  heirId?: string | undefined;
  locale: 'en' | 'ru';
  askedAt: Date;
  dueAt: Date;
}

/** The beginning of the thirtieth day in Moscow: whoever withdraws his consent is erased within thirty days (152-FZ, article 21). */
export const dueAfter = (now: Date): Date =>
  new Date(`${moscowDay(new Date(now.getTime() + DAYS * DAY_MS))}T00:00:00+03:00`);

/** The day of it, in Moscow. */
export const dueDay = ({ dueAt }: Pick<Erasure, 'dueAt'>): string => moscowDay(dueAt);

type Leaver = Pick<User, 'id' | 'companyId' | 'roles' | 'status'> & { companyType: string };
type Colleague = Pick<User, 'id' | 'companyId' | 'roles' | 'status' | 'eraseAt'>;

/** What a leaver has to hand over, to whom he can, and whether nobody else works in his company. */
export interface Handover<Candidate> {
  kinds: ErasureHandover[];
  heirs: Candidate[];
  isAlone: boolean;
}

/**
 * Takes a leaver and the active people of his company. The broker's people hand over what they answer for; a company's last
 * admin its people, unless he is alone there. Whoever leaves himself takes nothing over.
 */
export function handoverOf<Candidate extends Colleague>(
  leaver: Leaver,
  company: readonly Candidate[],
): Handover<Candidate> {
  const staying = company.filter(({ id, eraseAt }) => id !== leaver.id && eraseAt === undefined);
  const hasWork = heirRoles(leaver.companyType, leaver.roles).length > 0;
  const isLastAdmin = isCompanyAdmin(leaver.roles) && !staying.some(({ roles }) => isCompanyAdmin(roles));
  const kinds: ErasureHandover[] = [
    ...(hasWork ? (['work'] as const) : []),
    ...(isLastAdmin && staying.length > 0 ? (['admin'] as const) : []),
  ];
  const heirs = kinds.length === 0 ? [] : staying.filter((candidate) => mayInherit(candidate, leaver));
  return { kinds, heirs, isAlone: staying.length === 0 };
}

/** Refuses Setu's only administrator: nobody could make another. */
export function refuseLastSystemAdmin(leaver: Leaver, company: readonly Colleague[]): void {
  const isOne = ({ roles }: Pick<Colleague, 'roles'>) => isSystemAdmin(leaver.companyType, roles);
  const others = company.filter(({ id, eraseAt }) => id !== leaver.id && eraseAt === undefined);
  if (isOne(leaver) && !others.some(isOne)) throw refused('last_system_admin');
}

/** Takes the heir as chosen; gives him, or nobody where none is needed. Throws `invalid` on `heir`. */
export function chosenHeir({ kinds, heirs }: Handover<Colleague>, chosenId: string | undefined): string | undefined {
  if (kinds.length === 0) return undefined;
  if (chosenId === undefined) throw invalid({ heir: 'required' });
  if (!heirs.some(({ id }) => id === chosenId)) throw invalid({ heir: 'invalid_option' });
  return chosenId;
}

/** Who takes over in the end: the one chosen, or the first who can where he can no longer. */
export function heirInTheEnd({ kinds, heirs }: Handover<Colleague>, chosenId: string | undefined): string | undefined {
  if (kinds.length === 0) return undefined;
  return (heirs.find(({ id }) => id === chosenId) ?? heirs[0])?.id;
}
