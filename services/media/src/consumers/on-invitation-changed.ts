import { isUuid } from '@setu/kit/core';
import type { Consumer, WriteStores } from '@setu/kit/events';
import * as wire from '@setu/proto/request/events';
import { type Attaching, attach } from '../files/changes/attach.js';
import { invitationAudience, offerAudience } from '../files/domain/attachment.js';
import type { Stores } from '../files/store/index.js';

/** Attaches the files of a request for an invited supplier to read, and the files of the supplier's offer. */
export const onInvitationChanged: Consumer<Stores> = {
  name: 'media.invitation-files',
  subject: 'setu.request.invitation.changed',
  from: 'start',
  async handle({ payload, occurredAt }, stores) {
    const changed = wire.InvitationChanged.decode(payload);
    const { supplierCompanyId } = changed;
    const at = new Date(occurredAt);
    await hold(stores, changed, {
      entityType: 'invitation',
      ids: changed.requestFileIds,
      claim: { userId: changed.authorUserId, companyId: changed.customerCompanyId, forCard: false },
      audience: invitationAudience(supplierCompanyId),
      at,
    });
    await hold(stores, changed, {
      entityType: 'offer',
      ids: changed.offerFileIds,
      claim: { userId: '', companyId: supplierCompanyId, forCard: false },
      audience: offerAudience(supplierCompanyId),
      at,
    });
  },
};

interface Held extends Pick<Attaching, 'claim' | 'at'> {
  entityType: 'invitation' | 'offer';
  ids: readonly string[];
  audience: Attaching['as']['audience'];
}

async function hold(
  stores: WriteStores<Stores>,
  { invitationId, version }: wire.InvitationChanged,
  { entityType, ids, claim, audience, at }: Held,
): Promise<void> {
  const entity = { entityType, entityId: invitationId };
  if (!(await stores.attachments.advance(entity, version))) return;
  const files = ids.filter(isUuid).map((id) => ({ id, role: 'document' as const }));
  await attach(stores, { entity, files, claim, as: { published: true, audience }, at });
}
