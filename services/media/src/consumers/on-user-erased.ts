import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/identity/events';
import { fileRemoved } from '../events.js';
import type { Stores } from '../files/store/index.js';

/** Removes an erased user's profile picture and their unattached uploads. Files that a deal uses stay. */
export const onUserErased: Consumer<Stores> = {
  name: 'media.forget-people',
  subject: 'setu.identity.user.erased',
  from: 'start',
  async handle({ payload, occurredAt }, { files, attachments, outbox }) {
    const { userId } = wire.UserErased.decode(payload);
    const at = new Date(occurredAt);
    const entity = { entityType: 'person', entityId: userId } as const;
    const pictures = await attachments.fileIdsOf(entity);
    await attachments.detachOthers(entity, []);
    await attachments.settle(pictures, at);
    const erased = await files.removeIdleOf(userId, at);
    await outbox.add(...erased.map(fileRemoved));
  },
};
