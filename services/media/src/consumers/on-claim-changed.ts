import { isUuid } from '@setu/kit/core';
import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/request/events';
import { attach } from '../files/changes/attach.js';
import { requestAudience } from '../files/domain/attachment.js';
import type { Stores } from '../files/store/index.js';

/** The files of a claim never change, so they have a single revision. */
const version = 1;

/** Attaches the files of a claim. The customer's users and the managers can read them, suppliers cannot. */
export const onClaimChanged: Consumer<Stores> = {
  name: 'media.claim-files',
  subject: 'setu.request.claim.changed',
  from: 'start',
  async handle({ payload, occurredAt }, stores) {
    const { claimId, fileIds, authorUserId, customerCompanyId } = wire.ClaimChanged.decode(payload);
    const entity = { entityType: 'claim', entityId: claimId } as const;
    const ids = fileIds.filter(isUuid);
    if (ids.length === 0 || !(await stores.attachments.advance(entity, version))) return;
    const readers = { published: true, authorUserId, customerCompanyId, supplierCompanyId: '' };
    await attach(stores, {
      entity,
      files: ids.map((id) => ({ id, role: 'document' })),
      claim: { userId: authorUserId, companyId: customerCompanyId, forCard: false },
      as: { published: true, audience: requestAudience(readers) },
      at: new Date(occurredAt),
    });
  },
};
