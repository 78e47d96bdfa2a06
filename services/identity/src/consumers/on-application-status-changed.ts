import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/review/application_events';
import { writeNotices } from '../notices/changes/write-notices.js';
import { actorParams } from '../notices/domain/event-actor.js';
import type { Stores } from '../store/index.js';
import { actorOf } from './actor-of.js';
import { applicationDraft } from './application-draft.js';

/** Notifies an application's manager of a transition that someone else made. */
export const onApplicationStatusChanged: Consumer<Stores> = {
  name: 'identity.notices-of-application-statuses',
  subject: 'setu.review.application.status_changed',
  handle: async (event, stores) => {
    const transition = wire.ApplicationStatusChanged.decode(event.payload);
    const actor = actorParams(await actorOf(event, stores), 'broker');
    const draft = applicationDraft('application_status_changed', transition, actor);
    await writeNotices(stores, { event, draft, to: [transition.managerId] });
  },
};
