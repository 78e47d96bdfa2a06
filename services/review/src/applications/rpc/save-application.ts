import { invalid } from '@setu/kit/core';
import { localeOf, readId } from '@setu/kit/rpc';
import type { Actor } from '@setu/proto/common';
import * as wire from '@setu/proto/review/applications';
import { applicationCreated } from '../../application-events.js';
import type { Rpc } from '../../served.js';
import type { Application } from '../domain/application.js';
import { readyApplication } from '../domain/ready-application.js';

const filesMax = 10;

/** Returns the principal to whom an idempotency key belongs. */
const principalOf = ({ userId, actingUserId, visitorId }: Actor): string =>
  [userId, actingUserId].filter(Boolean).join('/') || visitorId;

/** Open to any caller. Stores the application of a company and publishes it. */
export const saveApplication: Rpc<'saveApplication'> =
  ({ write, ids, clock }) =>
  async (command, { actor }) => {
    const id = readId(command.applicationId);
    const form = readyApplication(wire.ApplicationForm.fromPartial(command.form ?? {}));
    if (command.fileIds.length > filesMax)
      throw invalid({ media: { code: 'too_many_files', params: { max: String(filesMax) } } });
    return write((stores) =>
      stores.idempotent(
        {
          principal: principalOf(actor),
          route: 'SaveApplication',
          key: command.idempotencyKey,
          // The BFF generates a new id for each attempt, so the id is not part of the content.
          fingerprint: wire.SaveApplicationRequest.encode({ ...command, applicationId: '' }).finish(),
          answer: wire.SaveApplicationResponse,
        },
        async () => {
          const createdAt = clock.now();
          const application: Application = {
            ...{ id, ...form, numericHash: ids.number8(), status: 'new', fileIds: command.fileIds, createdAt },
            ...{
              locale: localeOf(actor),
              managerId: undefined,
              rejectReason: '',
              inWorkAt: undefined,
              completedAt: undefined,
            },
          };
          await stores.applications.add([application]);
          const byUserId = actor.userId || undefined;
          const actingUserId = actor.actingUserId || undefined;
          await stores.applicationTransitions.add({
            applicationId: id,
            kind: 'sent',
            at: createdAt,
            byUserId,
            actingUserId,
          });
          await stores.outbox.add(applicationCreated(application, actor.userId));
          const { numericHash } = application;
          return { applicationId: id, numericHash, createdAt: createdAt.toISOString() };
        },
      ),
    );
  };
