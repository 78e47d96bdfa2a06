import { isUuid } from '@setu/kit/core';
import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/identity/events';
import { companyTypeWord } from '@setu/proto/wire-words';
import { attach } from '../files/changes/attach.js';
import { personAudience } from '../files/domain/attachment.js';
import type { Stores } from '../files/store/index.js';

/** Attaches a user's profile picture and detaches the previous one. */
export const onUserPictured: Consumer<Stores> = {
  name: 'media.person-pictures',
  subject: 'setu.identity.user.pictured',
  from: 'start',
  async handle({ payload, occurredAt }, stores) {
    const { userId, companyId, companyType, fileId, byUserId, version } = wire.UserPictured.decode(payload);
    const entity = { entityType: 'person', entityId: userId } as const;
    if (!(await stores.attachments.advance(entity, version))) return;
    const audience = personAudience({ companyType: companyTypeWord(companyType) ?? '', companyId });
    await attach(stores, {
      entity,
      files: isUuid(fileId) ? [{ id: fileId, role: 'picture' }] : [],
      claim: { userId: byUserId, companyId, forCard: false },
      as: { published: true, audience },
      at: new Date(occurredAt),
    });
  },
};
