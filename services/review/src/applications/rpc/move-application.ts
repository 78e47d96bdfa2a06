import { invalid, notFound } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import * as wire from '@setu/proto/review/applications';
import { applicationStatusWord } from '@setu/proto/wire-words';
import { applicationStatusChanged } from '../../application-events.js';
import { mustSee } from '../../queues/domain/queues.js';
import type { Rpc } from '../../served.js';
import { actorIds, principalOf } from '../../wire/access.js';
import { declineReason } from '../domain/application-transition.js';
import { isClosed, transition } from '../domain/lifecycle.js';
import { rejectAllowed } from '../domain/settings.js';
import { toApplication } from './application-message.js';

/**
 * Open to users who manage an application. Changes it to its next status, or rejects it where a setting allows that.
 */
export const moveApplication: Rpc<'moveApplication'> =
  ({ write, clock }) =>
  async (command, { actor }) => {
    mustSee(actor, 'applications');
    const id = readId(command.applicationId);
    const to = applicationStatusWord(command.status);
    if (to === undefined) throw invalid({ status: 'invalid_option' });
    return write((stores) =>
      stores.idempotent(
        {
          principal: principalOf(actor),
          route: 'MoveApplication',
          key: command.idempotencyKey,
          fingerprint: wire.MoveApplicationRequest.encode(command).finish(),
          answer: wire.MoveApplicationResponse,
        },
        async () => {
          const before = await stores.applications.lock(id);
          if (before === undefined) throw notFound();
          const mayReject = rejectAllowed(await stores.settings.values());
          const { version, rejectComment } = command;
          const now = clock.now();
          const after = transition(before, { to, version, rejectComment, mayReject }, { caller: actor, now });
          await stores.applications.save(after);
          const text = isClosed(to) ? rejectComment.trim() : '';
          await stores.applicationTransitions.add({
            ...{ applicationId: id, kind: 'moved', at: now, ...actorIds(actor), from: before.status, to, text },
          });
          const reason = to === 'rejected' ? text : declineReason(after, [{ to, text }]);
          await stores.outbox.add(applicationStatusChanged(after, { from: before.status, declineReason: reason }));
          return { application: await toApplication(after, actor, stores) };
        },
      ),
    );
  };
