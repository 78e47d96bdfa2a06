import { unauthenticated } from '@setu/kit/core';
import type * as wire from '@setu/proto/identity/own_erasure';
import { wireErasureHandover } from '@setu/proto/wire-words';
import { toName } from '../../messages/person-message.js';
import type { Stores } from '../../store/index.js';
import { handoverOf } from '../domain/erasure.js';

type Reading = Pick<Stores, 'users' | 'erasures' | 'registrations'>;

/** Returns the user's consent, their pending erasure, and what they must hand over. */
export async function erasureMessage(
  { users, erasures, registrations }: Reading,
  userId: string,
): Promise<wire.GetErasureResponse> {
  const member = await users.byId(userId);
  if (member === undefined) throw unauthenticated();
  const erasure = await erasures.ofUser(userId);
  const consent = await registrations.consentOf(userId);
  const company = await users.activeOf(member.user.companyId);
  const departedUser = { ...member.user, companyType: member.company.type };
  const people = company.map(({ user }) => user);
  const { kinds, successors, isAlone } = handoverOf(departedUser, people);
  const successor = people.find(({ id }) => id === erasure?.successorId);
  return {
    consent: consent && { agreedAt: consent.agreedAt.toISOString(), edition: consent.version },
    askedAt: erasure?.requestedAt.toISOString() ?? '',
    erasesAt: erasure?.dueAt.toISOString() ?? '',
    handovers: kinds.map(wireErasureHandover),
    heirs: successors.map(toName),
    heir: successor && toName(successor),
    isAlone,
  };
}
