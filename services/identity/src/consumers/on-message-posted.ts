import type { Consumer, EventEnvelope, WriteStores } from '@setu/kit/events';
import * as wire from '@setu/proto/request/events';
import { companyTypeWord } from '@setu/proto/wire-words';
import type { CompanyType } from '@setu/proto/words';
import { notifyOfMessage } from '../notices/changes/notify-of-message.js';
import { actorParams } from '../notices/domain/event-actor.js';
import type { Stores } from '../store/index.js';
import { actorOf } from './actor-of.js';
import { requestDraft } from './request-draft.js';

/**
 * Notifies the other side of a new message about a request, and updates open conversations. Several unread messages of
 * one channel share a notification that counts them.
 */
export const onMessagePosted: Consumer<Stores> = {
  name: 'identity.notices-of-messages',
  subject: 'setu.request.message.posted',
  handle: async (event, stores) => {
    const posted = wire.MessagePosted.decode(event.payload);
    const side = companyTypeWord(posted.side) ?? 'broker';
    const party = companyTypeWord(posted.partyType) ?? 'customer';
    const reader = side === 'broker' ? party : 'broker';
    // Messages of a claim have their own event. A question that was sent together with a new request is part of the
    // request's event.
    if (!posted.ofClaim && !posted.withRequest)
      await notify({ event, posted, reader, stores }, await readers({ posted, reader, stores }));
    const { requestId, channel, partyCompanyId } = posted;
    await stores.signals.messageWritten({ requestId, channel, partyCompanyId });
  },
};

interface Posted {
  event: EventEnvelope;
  posted: wire.MessagePosted;
  /** The side that receives the message. */
  reader: CompanyType;
  stores: WriteStores<Stores>;
}

/** Returns the users of the other company, or the request's manager. Returns every manager if the request has none. */
async function readers({ posted, reader, stores: { users } }: Omit<Posted, 'event'>): Promise<string[]> {
  if (reader !== 'broker') return users.idsOfCompany(posted.partyCompanyId);
  return posted.brokerManagerId === '' ? users.managerIds() : [posted.brokerManagerId];
}

async function notify({ event, posted, reader, stores }: Posted, to: readonly string[]): Promise<void> {
  const actor = actorParams(await actorOf(event, stores), reader);
  const party = companyTypeWord(posted.partyType) ?? 'customer';
  const company = reader === 'broker' ? { [party]: posted.partyName } : {};
  const params = { channel: posted.channel, asks: String(posted.asks), ...company, ...actor };
  await notifyOfMessage(stores, posted, { event, draft: requestDraft('request_message', posted, params), to });
}
