import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/request/events';
import { writeNotices } from '../notices/changes/write-notices.js';
import { actorParams } from '../notices/domain/event-actor.js';
import type { Stores } from '../store/index.js';
import { actorOf } from './actor-of.js';
import { requestDraft } from './request-draft.js';

/**
 * Notifies the request's manager, or all managers if there is none, of a new claim. Notifies the customer's users when
 * it is settled.
 */
export const onClaimChanged: Consumer<Stores> = {
  name: 'identity.notices-of-claims',
  subject: 'setu.request.claim.changed',
  handle: async (event, stores) => {
    const claim = wire.ClaimChanged.decode(event.payload);
    const actor = await actorOf(event, stores);
    const { users } = stores;
    if (claim.closed) {
      const draft = requestDraft('request_claim_closed', claim, actorParams(actor, 'customer'));
      return writeNotices(stores, { event, draft, to: await users.idsOfCompany(claim.customerCompanyId) });
    }
    const params = { customer: claim.customerName, ...actorParams(actor, 'broker') };
    const draft = requestDraft('request_claim_opened', claim, params);
    const managers = claim.brokerManagerId === '' ? await users.managerIds() : [claim.brokerManagerId];
    return writeNotices(stores, { event, draft, to: managers });
  },
};
