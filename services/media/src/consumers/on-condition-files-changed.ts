import { isUuid } from '@setu/kit/core';
import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/request/events';
import { attach } from '../files/changes/attach.js';
import { requestAudience } from '../files/domain/attachment.js';
import type { Stores } from '../files/store/index.js';

/** Attaches the files of a request. Its status decides who can read them. */
export const onConditionFilesChanged: Consumer<Stores> = {
  name: 'media.condition-files',
  subject: 'setu.request.condition.files_changed',
  from: 'start',
  async handle({ payload, occurredAt }, stores) {
    const changed = wire.ConditionFilesChanged.decode(payload);
    const entity = { entityType: 'request', entityId: changed.requestId } as const;
    if (!(await stores.attachments.advance(entity, changed.version))) return;
    await attach(stores, {
      entity,
      files: changed.fileIds.filter(isUuid).map((id) => ({ id, role: 'document' })),
      claim: { userId: changed.authorUserId, companyId: changed.customerCompanyId, forCard: false },
      as: { published: changed.published, audience: requestAudience(changed) },
      at: new Date(occurredAt),
    });
  },
};
