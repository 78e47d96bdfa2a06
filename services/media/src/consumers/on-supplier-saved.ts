import { isUuid } from '@setu/kit/core';
import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/identity/suppliers';
import { attach } from '../files/changes/attach.js';
import { cardAudience } from '../files/domain/attachment.js';
import type { Stores } from '../files/store/index.js';

/** Attaches the documents of a supplier. The supplier's users and the broker's managers and reviewers can read them. */
export const onSupplierSaved: Consumer<Stores> = {
  name: 'media.supplier-files',
  subject: 'setu.identity.supplier.saved',
  from: 'start',
  async handle({ payload, occurredAt }, stores) {
    const { companyId, fileIds, version, authorUserId } = wire.SupplierSaved.decode(payload);
    const entity = { entityType: 'supplier', entityId: companyId } as const;
    if (!(await stores.attachments.advance(entity, version))) return;
    await attach(stores, {
      entity,
      files: fileIds.filter(isUuid).map((id) => ({ id, role: 'document' })),
      claim: { userId: authorUserId, companyId, forCard: false },
      as: { published: true, audience: cardAudience(companyId) },
      at: new Date(occurredAt),
    });
  },
};
