import { isUuid } from '@setu/kit/core';
import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/review/application_events';
import { attach } from '../files/changes/attach.js';
import { managersAudience } from '../files/domain/attachment.js';
import type { Stores } from '../files/store/index.js';

/** An application is sent once, so its files have a single revision. */
const version = 1;

/** Attaches the files of a supplier's application for the managers to read. */
export const onApplicationCreated: Consumer<Stores> = {
  name: 'media.application-files',
  subject: 'setu.review.application.created',
  from: 'start',
  async handle({ payload, occurredAt }, stores) {
    const { applicationId, fileIds, authorUserId } = wire.ApplicationCreated.decode(payload);
    const ids = fileIds.filter(isUuid);
    const entity = { entityType: 'application', entityId: applicationId } as const;
    if (ids.length === 0 || !(await stores.attachments.advance(entity, version))) return;
    await attach(stores, {
      entity,
      files: ids.map((id) => ({ id, role: 'document' })),
      claim: { userId: authorUserId, companyId: '', forCard: false },
      as: { published: true, audience: managersAudience() },
      at: new Date(occurredAt),
    });
  },
};
