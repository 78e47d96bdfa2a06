import type { NewEvent } from '@setu/kit/events';
import * as wire from '@setu/proto/review/application_events';
import { wireApplicationStatus } from '@setu/proto/wire-words';
import type { Application, StoredApplication } from './applications/domain/application.js';

/** Returns the event that a company has applied. */
export function applicationCreated(
  { id, numericHash, companyName, fileIds, ...application }: Application,
  authorUserId: string,
): NewEvent {
  const who = { ...applicant(application), authorUserId };
  const payload = wire.ApplicationCreated.encode({ applicationId: id, numericHash, companyName, fileIds, ...who });
  return { subject: 'setu.review.application.created', aggregateId: id, payload: payload.finish() };
}

const applicant = ({ contact, locale }: Pick<Application, 'contact' | 'locale'>) => ({
  ...{ contactName: contact.name, email: contact.email, locale: locale ?? '' },
});

const head = ({ id: applicationId, numericHash, companyName, managerId = '', version }: StoredApplication) => ({
  ...{ applicationId, numericHash, companyName, managerId, version },
});

/** Returns the event that an application got a manager. */
export function applicationManagerSet(application: StoredApplication): NewEvent {
  const payload = wire.ApplicationManagerSet.encode(head(application)).finish();
  return { subject: 'setu.review.application.manager_set', aggregateId: application.id, payload };
}

/**
 * Returns the event that an application changed its status. If the transition declined the application, the event has
 * the reason and the applicant.
 */
export function applicationStatusChanged(
  application: StoredApplication,
  { from, declineReason }: { from: Application['status']; declineReason: string },
): NewEvent {
  const declined = declineReason === '' ? {} : { declineReason, ...applicant(application) };
  const moved = { from: wireApplicationStatus(from), to: wireApplicationStatus(application.status) };
  const payload = wire.ApplicationStatusChanged.encode({
    ...wire.ApplicationStatusChanged.create(),
    ...{ ...head(application), ...moved, ...declined },
  }).finish();
  return { subject: 'setu.review.application.status_changed', aggregateId: application.id, payload };
}
