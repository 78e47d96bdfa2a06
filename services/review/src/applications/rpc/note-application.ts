import { notFound } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import * as wire from '@setu/proto/review/applications';
import { mustSee } from '../../queues/domain/queues.js';
import type { Rpc } from '../../served.js';
import { actorIds, principalOf } from '../../wire/access.js';
import { readNote } from '../domain/application-transition.js';
import { toApplication } from './application-message.js';

/** Open to managers. Adds a note about work that the application does not show otherwise. */
export const noteApplication: Rpc<'noteApplication'> =
  ({ write, clock }) =>
  async (command, { actor }) => {
    mustSee(actor, 'applications');
    const applicationId = readId(command.applicationId);
    const text = readNote(command.text);
    return write((stores) =>
      stores.idempotent(
        {
          principal: principalOf(actor),
          route: 'NoteApplication',
          key: command.idempotencyKey,
          fingerprint: wire.NoteApplicationRequest.encode(command).finish(),
          answer: wire.NoteApplicationResponse,
        },
        async () => {
          const application = await stores.applications.lock(applicationId);
          if (application === undefined) throw notFound();
          const at = clock.now();
          await stores.applicationTransitions.add({
            ...{ applicationId, kind: 'noted', at, text },
            ...actorIds(actor),
          });
          return { application: await toApplication(application, actor, stores) };
        },
      ),
    );
  };
