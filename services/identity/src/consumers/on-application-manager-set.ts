import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/review/application_events';
import { writeNotices } from '../notices/changes/write-notices.js';
import { actorParams } from '../notices/domain/event-actor.js';
import type { Stores } from '../store/index.js';
import { actorOf } from './actor-of.js';
import { applicationDraft } from './application-draft.js';

/** Notifies the new manager of an application, unless they assigned it to themselves. */
export const onApplicationManagerSet: Consumer<Stores> = {
  name: 'identity.notices-of-application-managers',
  subject: 'setu.review.application.manager_set',
  handle: async (event, stores) => {
    const set = wire.ApplicationManagerSet.decode(event.payload);
    const draft = applicationDraft('application_manager_set', set, actorParams(await actorOf(event, stores), 'broker'));
    await writeNotices(stores, { event, draft, to: [set.managerId] });
  },
};
