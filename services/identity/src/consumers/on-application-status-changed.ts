import { systemClock, systemIds } from '@setu/kit/core';
import type { Consumer, WriteStores } from '@setu/kit/events';
import { asSentence } from '@setu/proto/notice-case';
import * as wire from '@setu/proto/review/application_events';
import { queueEmail } from '../mail/changes/queue-email.js';
import { emailLocale } from '../mail/domain/email.js';
import { writeNotices } from '../notices/changes/write-notices.js';
import { actorParams } from '../notices/domain/event-actor.js';
import type { Stores } from '../store/index.js';
import { actorOf } from './actor-of.js';
import { applicationDraft } from './application-draft.js';

/**
 * Notifies an application's manager of a transition that someone else made. The applicant gets an email with the reason
 * if the application was declined.
 */
export const onApplicationStatusChanged: Consumer<Stores> = {
  name: 'identity.notices-of-application-statuses',
  subject: 'setu.review.application.status_changed',
  handle: async (event, stores) => {
    const transition = wire.ApplicationStatusChanged.decode(event.payload);
    const actor = actorParams(await actorOf(event, stores), 'broker');
    const draft = applicationDraft('application_status_changed', transition, actor);
    await writeNotices(stores, { event, draft, to: [transition.managerId] });
    // The contact person may have been erased.
    if (transition.declineReason !== '' && transition.email !== '') await emailDecision(stores, transition);
  },
};

const emailDecision = (stores: WriteStores<Stores>, transition: wire.ApplicationStatusChanged): Promise<void> =>
  queueEmail(
    { stores, clock: systemClock, ids: systemIds },
    {
      to: transition.email,
      locale: emailLocale(transition.locale) ?? 'en',
      key: `application ${transition.applicationId} declined`,
      template: 'application_declined',
      params: {
        number: transition.numericHash,
        company: transition.companyName,
        name: transition.contactName,
        reason: asSentence(transition.declineReason),
      },
    },
  );
