import { isUuid } from '@setu/kit/core';
import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/request/move_files';
import { attach } from '../files/changes/attach.js';
import { requestAudience } from '../files/domain/attachment.js';
import type { Stores } from '../files/store/index.js';

/** A transition happens once, so its documents have a single revision. */
const version = 1;

/** Attaches the documents of a status transition. Its author, the sides it concerns and the managers can read them. */
export const onMoveFilesAttached: Consumer<Stores> = {
  name: 'media.move-files',
  subject: 'setu.request.move.files_attached',
  from: 'start',
  async handle({ payload, occurredAt }, stores) {
    const { moveId, fileIds, authorCompanyId, ...readers } = wire.MoveFilesAttached.decode(payload);
    const entity = { entityType: 'move', entityId: moveId } as const;
    if (!(await stores.attachments.advance(entity, version))) return;
    await attach(stores, {
      entity,
      files: fileIds.filter(isUuid).map((id) => ({ id, role: 'document' })),
      claim: { userId: readers.authorUserId, companyId: authorCompanyId, forCard: false },
      as: { published: true, audience: requestAudience({ ...readers, published: true }) },
      at: new Date(occurredAt),
    });
  },
};
