import type { NoticeType } from '@setu/proto/words';
import type { NoticeDraft } from '../notices/domain/notices.js';

interface AboutApplication {
  applicationId: string;
  companyName: string;
}

/** Returns the notification of an event of a supplier's application. */
export const applicationDraft = (
  type: Extract<NoticeType, 'application_new' | 'application_manager_set' | 'application_status_changed'>,
  { applicationId, companyName }: AboutApplication,
  extra: Record<string, string> = {},
): NoticeDraft => ({
  ...{ type, params: { company: companyName, ...extra } },
  ...{ entityType: 'application', entityId: applicationId },
});
