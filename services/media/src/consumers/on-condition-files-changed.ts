import { isUuid } from '@setu/kit/core';
import type { Consumer } from '@setu/kit/events';
import { ConditionFilesChanged } from '@setu/proto/request/events';
import type { ServiceDeps } from '../deps.js';
import { requestAudience } from '../domain/attachment.js';
import type { Stores } from '../store/index.js';
import { attach } from './attach.js';

/** A request's files, and who may read them by where the request stands. */
export const onConditionFilesChanged = ({ clock }: ServiceDeps): Consumer<Stores> => ({
  name: 'media.condition-files',
  subject: 'setu.request.condition.files_changed',
  async handle({ payload }, stores) {
    const changed = ConditionFilesChanged.decode(payload);
    const entity = { entityType: 'request', entityId: changed.requestId } as const;
    if (!(await stores.attachments.advance(entity, changed.version))) return;
    await attach(stores, {
      entity,
      files: changed.fileIds.filter(isUuid).map((id) => ({ id, role: 'document' })),
      claim: { userId: changed.authorUserId, companyId: changed.customerCompanyId, brokersToo: false },
      as: { published: changed.published, audience: requestAudience(changed) },
      at: clock.now(),
    });
  },
});
