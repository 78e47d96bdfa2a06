import { forbidden } from '@setu/kit/core';
import { mustBeUser, readId } from '@setu/kit/rpc';
import type { Actor } from '@setu/proto/common';
import type { RequestDeps } from '../../deps.js';
import { tooManyIds } from '../../requests/domain/refusals.js';
import { isSenior } from '../../requests/domain/rights.js';
import { lateBefore, slaTermsOf } from '../../requests/domain/sla-timers.js';
import type { Load } from '../domain/loads.js';

const maxManagers = 1000;

/**
 * Returns the current workload of the managers. Rejects callers who are not senior managers, and lists that are too
 * long.
 */
export async function readLoads({ read, clock }: RequestDeps, actor: Actor, managerIds: string[]): Promise<Load[]> {
  mustBeUser(actor);
  if (!isSenior(actor)) throw forbidden();
  if (managerIds.length > maxManagers) throw tooManyIds('managers', maxManagers);
  const terms = slaTermsOf(await read.settings.values());
  return read.loads.of([...new Set(managerIds.map((id) => readId(id)))], lateBefore(terms, clock.now()));
}
