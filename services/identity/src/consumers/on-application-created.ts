import { systemClock, systemIds } from '@setu/kit/core';
import type { Consumer } from '@setu/kit/events';
import * as wire from '@setu/proto/review/application_events';
import { queueEmail } from '../mail/changes/queue-email.js';
import { emailLocale } from '../mail/domain/email.js';
import { writeNotices } from '../notices/changes/write-notices.js';
import type { NoticeDraft } from '../notices/domain/notices.js';
import type { Stores } from '../store/index.js';
import { applicationDraft } from './application-draft.js';

/**
 * Notifies every manager of a new application, and emails a confirmation to the applicant in the language of the form.
 */
export const onApplicationCreated: Consumer<Stores> = {
  name: 'identity.notices-of-applications',
  subject: 'setu.review.application.created',
  handle: async (event, stores) => {
    const application = wire.ApplicationCreated.decode(event.payload);
    const draft: NoticeDraft = applicationDraft('application_new', application);
    await writeNotices(stores, { event, draft, to: await stores.users.managerIds() });
    await queueEmail(
      { stores, clock: systemClock, ids: systemIds },
      {
        to: application.email,
        locale: emailLocale(application.locale) ?? 'en',
        key: `application ${application.applicationId}`,
        template: 'application_received',
        params: {
          number: application.numericHash,
          company: application.companyName,
          name: application.contactName,
        },
      },
    );
  },
};
