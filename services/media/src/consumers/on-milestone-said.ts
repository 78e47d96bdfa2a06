import { isUuid } from '@setu/kit/core';
import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/request/events';
import { companyTypeWord } from '@setu/proto/wire-words';
import { attach } from '../files/changes/attach.js';
import { requestAudience } from '../files/domain/attachment.js';
import type { Stores } from '../files/store/index.js';

/** A milestone report never changes, so its files have a single revision. */
const version = 1;

/** Attaches the new files of a milestone report. Both sides of the contract and the managers can read them. */
export const onMilestoneSaid: Consumer<Stores> = {
  name: 'media.milestone-files',
  subject: 'setu.request.milestone.said',
  from: 'start',
  async handle({ payload, occurredAt }, stores) {
    const event = wire.MilestoneSaid.decode(payload);
    const entity = { entityType: 'milestone', entityId: event.sayingId } as const;
    const ids = event.fileIds.filter(isUuid);
    if (ids.length === 0 || !(await stores.attachments.advance(entity, version))) return;
    const companies = { customer: event.customerCompanyId, supplier: event.supplierCompanyId, broker: '' };
    const side = companyTypeWord(event.side) ?? 'broker';
    await attach(stores, {
      entity,
      files: ids.map((id) => ({ id, role: 'document' })),
      claim: { userId: event.authorUserId, companyId: companies[side], forCard: false },
      as: { published: true, audience: requestAudience({ ...event, published: true }) },
      at: new Date(occurredAt),
    });
  },
};
