import { exists, type Ids, invalid, isUuid } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import type { Member } from '../../people/domain/user.js';
import type { Stores } from '../../store/index.js';
import {
  candidateFailure,
  type Days,
  dayFailures,
  isInForce,
  type Substitution,
  termOf,
} from '../domain/substitution.js';
import { notifyOfStart, notifyOfSubstitution } from './notify-of-substitution.js';

/** A request to arrange a substitution, from a user who may do so. */
export interface SubstitutionCommand {
  person: Member;
  substituteId: string;
  days: Days;
  by: string;
  now: Date;
  ids: Ids;
}

/**
 * Arranges a substitution, or changes the days of the existing one, and notifies both users. Throws the errors of the
 * RPC.
 */
export async function saveSubstitution(
  stores: WriteStores<Stores>,
  command: SubstitutionCommand,
): Promise<Substitution> {
  const { person, substituteId, now } = command;
  const { id: userId } = person.user;
  if (substituteId === '') throw invalid({ substitute: 'required', ...dayFailures(command.days, now) });
  await stores.substitutions.lockPeople(isUuid(substituteId) ? [userId, substituteId] : [userId]);
  const [present] = await stores.substitutions.openOf([userId], now);
  if (present?.substituteId === substituteId) return change(stores, present, command);
  const candidate = isUuid(substituteId) ? (await stores.users.byId(substituteId))?.user : undefined;
  const hasSubstitute = isUuid(substituteId) && (await stores.substitutions.openOf([substituteId], now)).length > 0;
  const failure = candidateFailure(person.user, candidate, hasSubstitute);
  const failures = { ...dayFailures(command.days, now), ...(failure && { substitute: failure }) };
  if (person.user.status !== 'active') failures.substitute = 'substitute_gone';
  if (Object.keys(failures).length > 0) throw invalid(failures);
  if (present !== undefined) throw exists('substitute', 'substitute_there');
  return add(stores, command);
}

async function add(
  stores: WriteStores<Stores>,
  { person, substituteId, days, by, now, ids }: SubstitutionCommand,
): Promise<Substitution> {
  const made = { id: ids.id(), userId: person.user.id, substituteId, ...days, ...termOf(days) };
  await stores.substitutions.insert({ ...made, createdById: by, createdAt: now });
  await stores.auditLog.add({
    action: 'substitution.arranged',
    ...{ object: { kind: 'substitution', id: made.id }, companyId: person.user.companyId },
    after: { person: made.userId, substitute: substituteId, start: days.start, finish: days.finish },
  });
  if (isInForce(made, now)) await notifyOfStart(stores, made, now);
  else await notifyOfSubstitution(stores, made, { type: 'substitution_planned', at: now, by });
  return made;
}

async function change(
  stores: WriteStores<Stores>,
  present: Substitution,
  { days, by, now }: SubstitutionCommand,
): Promise<Substitution> {
  const failures = dayFailures(days, now, present.start);
  if (Object.keys(failures).length > 0) throw invalid(failures);
  if (present.start === days.start && present.finish === days.finish) return present;
  // A substitution that has begun keeps its time zone.
  const newDays = { ...days, timeZone: isInForce(present, now) ? present.timeZone : days.timeZone };
  const changed = { ...present, ...newDays, ...termOf(newDays) };
  await stores.substitutions.setDays(present.id, changed);
  await stores.auditLog.add({
    action: 'substitution.changed',
    object: { kind: 'substitution', id: present.id },
    before: { start: present.start, finish: present.finish },
    after: { start: changed.start, finish: changed.finish },
  });
  if (isInForce(changed, now) && !isInForce(present, now)) await notifyOfStart(stores, changed, now);
  else await notifyOfSubstitution(stores, changed, { type: 'substitution_changed', at: now, by });
  return changed;
}
