import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/request/events';
import { writeNotices } from '../notices/changes/write-notices.js';
import { actorParams } from '../notices/domain/event-actor.js';
import type { Stores } from '../store/index.js';
import { actorOf } from './actor-of.js';
import { requestDraft } from './request-draft.js';

/** Notifies the new manager of a request, unless they assigned it to themselves. */
export const onRequestManagerChanged: Consumer<Stores> = {
  name: 'identity.notices-of-request-managers',
  subject: 'setu.request.request.manager_changed',
  handle: async (event, stores) => {
    const changed = wire.RequestManagerChanged.decode(event.payload);
    const draft = requestDraft('request_manager_set', changed, actorParams(await actorOf(event, stores), 'broker'));
    await writeNotices(stores, { event, draft, to: [changed.brokerManagerId] });
  },
};
