import type { CarriedView, PersonView, ShareView } from '@setu/contract';
import { invalid } from '@setu/kit/core';
import type { CallContext } from '../http/call-context.js';
import { personView } from '../present/person.js';
import { assignmentNameOf } from '../present/request-names.js';

/** Returns the broker's active managers and senior managers, by name. Forbidden for callers outside the broker. */
export const listManagers = async (call: CallContext): Promise<PersonView[]> => {
  const { managers } = await call.deps.services.identity.listManagers({}, call.reads());
  return managers.map(personView);
};

/** Rejects, on `field`, a user who is not an active manager of the broker. */
export const mustBeManager = async (call: CallContext, userId: string, field = 'userId'): Promise<void> => {
  const managers = await listManagers(call);
  if (!managers.some(({ id }) => id === userId)) throw invalid({ [field]: 'invalid_option' });
};

const idsOf = (managers: readonly PersonView[]): string[] => managers.map(({ id }) => id);

/** Returns each manager's workload, the least loaded first. */
export const listLoads = async (call: CallContext): Promise<CarriedView[]> => {
  const managers = await listManagers(call);
  const { loads } = await call.deps.services.request.listLoads({ managerIds: idsOf(managers) }, call.reads());
  const people = new Map(managers.map((person) => [person.id, person]));
  return loads.flatMap(({ managerId, open, late }) => {
    const manager = people.get(managerId);
    return manager ? [{ manager, open, late }] : [];
  });
};

/** Distributes requests among the managers by workload. */
export const shareOut = async (call: CallContext, requestIds: string[]): Promise<ShareView[]> => {
  const managers = await listManagers(call);
  const command = { requestIds, managerIds: idsOf(managers) };
  const { shares } = await call.deps.services.request.shareRequests(command, call.writes());
  return shares.map(({ requestId: id, result, managerId }) => ({
    id,
    result: assignmentNameOf(result),
    manager: managers.find((person) => person.id === managerId) ?? null,
  }));
};
