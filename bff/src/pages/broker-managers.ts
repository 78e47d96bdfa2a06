import type { CarriedView, PersonView, ShareView } from '@setu/contract';
import { invalid } from '@setu/kit/core';
import type { Ask } from '../http/call-context.js';
import { personView } from '../present/person.js';
import { assignmentNameOf } from '../present/request-names.js';

/** Returns the broker's active managers and senior managers, by name. Forbidden for callers outside the broker. */
export const listManagers = async (ask: Ask): Promise<PersonView[]> => {
  const { managers } = await ask.deps.services.identity.listManagers({}, ask.reads());
  return managers.map(personView);
};

/** Rejects, on `field`, a user who is not an active manager of the broker. */
export const mustBeManager = async (ask: Ask, userId: string, field = 'userId'): Promise<void> => {
  const managers = await listManagers(ask);
  if (!managers.some(({ id }) => id === userId)) throw invalid({ [field]: 'invalid_option' });
};

const idsOf = (managers: readonly PersonView[]): string[] => managers.map(({ id }) => id);

/** Returns each manager's workload, the least loaded first. */
export const listLoads = async (ask: Ask): Promise<CarriedView[]> => {
  const managers = await listManagers(ask);
  const { loads } = await ask.deps.services.request.listLoads({ managerIds: idsOf(managers) }, ask.reads());
  const people = new Map(managers.map((person) => [person.id, person]));
  return loads.flatMap(({ managerId, open, late }) => {
    const manager = people.get(managerId);
    return manager ? [{ manager, open, late }] : [];
  });
};

/** Distributes requests among the managers by workload. */
export const shareOut = async (ask: Ask, requestIds: string[]): Promise<ShareView[]> => {
  const managers = await listManagers(ask);
  const asked = { requestIds, managerIds: idsOf(managers) };
  const { shares } = await ask.deps.services.request.shareRequests(asked, ask.writes());
  return shares.map(({ requestId: id, result, managerId }) => ({
    id,
    result: assignmentNameOf(result),
    manager: managers.find((person) => person.id === managerId) ?? null,
  }));
};
