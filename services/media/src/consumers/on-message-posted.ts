import { isUuid } from '@setu/kit/core';
import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/request/events';
import { companyTypeWord } from '@setu/proto/wire-words';
import { attach } from '../files/changes/attach.js';
import { messageAudience } from '../files/domain/attachment.js';
import type { Stores } from '../files/store/index.js';

/** A message never changes, so its files have a single revision. */
const version = 1;

/** Attaches the files of a message for the participants of its channel to read. */
export const onMessagePosted: Consumer<Stores> = {
  name: 'media.message-files',
  subject: 'setu.request.message.posted',
  from: 'start',
  async handle({ payload, occurredAt }, stores) {
    const posted = wire.MessagePosted.decode(payload);
    const ids = posted.fileIds.filter(isUuid);
    const entity = { entityType: 'message', entityId: posted.messageId } as const;
    if (ids.length === 0 || !(await stores.attachments.advance(entity, version))) return;
    const party = { isSupplier: companyTypeWord(posted.partyType) === 'supplier', companyId: posted.partyCompanyId };
    const isOfParty = posted.side === posted.partyType;
    await attach(stores, {
      entity,
      files: ids.map((id) => ({ id, role: 'document' })),
      claim: { userId: posted.authorUserId, companyId: isOfParty ? party.companyId : '', forCard: false },
      as: { published: true, audience: messageAudience(party) },
      at: new Date(occurredAt),
    });
  },
};
