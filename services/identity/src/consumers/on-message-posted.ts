import type { Consumer, EventEnvelope, WriteStores } from '@setu/kit/events';
import * as wire from '@setu/proto/request/events';
import { companyTypeWord } from '@setu/proto/wire-words';
import type { CompanyType } from '@setu/proto/words';
import { writeNotices } from '../notices/changes/write-notices.js';
import { doerParams } from '../notices/domain/doer.js';
import type { Stores } from '../store/index.js';
import { doerOf } from './doer-of.js';
import { requestDraft } from './request-draft.js';

/**
 * Somebody wrote about a request: the other side is told, of several unread messages of a channel in one notice that
 * counts them, and whoever has the conversation open sees it.
 */
export const onMessagePosted: Consumer<Stores> = {
  name: 'identity.notices-of-messages',
  subject: 'setu.request.message.posted',
  handle: async (event, stores) => {
    const posted = wire.MessagePosted.decode(event.payload);
    const side = companyTypeWord(posted.side) ?? 'broker';
    const party = companyTypeWord(posted.partyType) ?? 'customer';
    const reader = side === 'broker' ? party : 'broker';
    // Of a claim its own event tells, of a question that made a request the request's.
    if (!posted.ofClaim && !posted.withRequest)
      await tell({ event, posted, reader, stores }, await readers({ posted, reader, stores }));
    const { requestId, channel, partyCompanyId } = posted;
    await stores.signals.messageWritten({ requestId, channel, partyCompanyId });
  },
};

interface Posted {
  event: EventEnvelope;
  posted: wire.MessagePosted;
  /** The side that reads it. */
  reader: CompanyType;
  stores: WriteStores<Stores>;
}

/** The party's people, or the request's manager; of one nobody has taken, every manager. */
async function readers({ posted, reader, stores: { users } }: Omit<Posted, 'event'>): Promise<string[]> {
  if (reader !== 'broker') return users.idsOfCompany(posted.partyCompanyId);
  return posted.brokerManagerId === '' ? users.managerIds() : [posted.brokerManagerId];
}

async function tell({ event, posted, reader, stores }: Posted, all: readonly string[]): Promise<void> {
  const doer = doerParams(await doerOf(event, stores), reader);
  // Held before their notices are, as by whoever erases one of them.
  const to = await stores.users.activeAmong(all);
  const earlier = await stores.notices.takeUnread(to, posted);
  const party = companyTypeWord(posted.partyType) ?? 'customer';
  const company = reader === 'broker' ? { [party]: posted.partyName } : {};
  const said = { channel: posted.channel, asks: String(posted.asks), ...company, ...doer };
  const counts = [...new Set(to.map((id) => (earlier.get(id) ?? 0) + 1))];
  for (const messages of counts) {
    const draft = requestDraft('request_message', posted, { ...said, messages: String(messages) });
    const those = to.filter((id) => (earlier.get(id) ?? 0) + 1 === messages);
    await writeNotices(stores, { event, draft, to: those });
  }
}
