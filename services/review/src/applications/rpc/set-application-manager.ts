import { forbidden, invalid, notFound } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import { applicationManagerSet } from '../../application-events.js';
import { mustSee } from '../../queues/domain/queues.js';
import type { Rpc } from '../../served.js';
import { actorIds } from '../../wire/access.js';
import { conflict, isClosed } from '../domain/lifecycle.js';
import { canAssign } from '../domain/rights.js';
import { toApplication } from './application-message.js';

/**
 * Open to managers. A senior manager assigns any application to any manager. Other managers can only assign unassigned
 * applications to themselves.
 */
export const setApplicationManager: Rpc<'setApplicationManager'> =
  ({ write, clock }) =>
  async ({ applicationId, userId }, { actor }) => {
    mustSee(actor, 'applications');
    const id = readId(applicationId);
    const managerId = userId.toLowerCase();
    return write(async (stores) => {
      const before = await stores.applications.lock(id);
      if (before === undefined) throw notFound();
      if (!canAssign(before, managerId, actor)) throw forbidden();
      if (isClosed(before.status)) throw conflict(before);
      if (!(await stores.people.isManager(managerId))) throw invalid({ userId: 'invalid_option' });
      if (before.managerId === managerId) return { application: await toApplication(before, actor, stores) };
      const after = { ...before, managerId, version: before.version + 1 };
      await stores.applications.save(after);
      await stores.applicationTransitions.add({
        ...{ applicationId: id, kind: 'given', at: clock.now(), managerId, ...actorIds(actor) },
      });
      await stores.outbox.add(applicationManagerSet(after));
      return { application: await toApplication(after, actor, stores) };
    });
  };
