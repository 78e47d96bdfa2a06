import { systemIds } from '@setu/kit/core';
import type { EventEnvelope } from '@setu/kit/events';
import type * as wire from '@setu/proto/request/events';
import { type EmailQueueStores, scheduleEmails } from '../mail/changes/queue-email.js';
import type { Stores } from '../store/index.js';
import { termsParams } from './terms-params.js';

/**
 * Confirms a request to its author by email, unless the author turned off the emails about notifications or reads them
 * once a day.
 */
export async function confirmRequest(
  stores: EmailQueueStores & Pick<Stores, 'emailReaders' | 'users'>,
  event: EventEnvelope,
  request: wire.RequestPublished,
): Promise<void> {
  const authors = await stores.users.activeAmong([request.authorUserId]);
  const sums = Object.entries(termsParams(request.terms)).filter(([name]) => name.startsWith('sum'));
  const params = {
    requestId: request.requestId,
    number: request.numericHash,
    name: { en: request.name?.en ?? '', ru: request.name?.ru ?? '' },
    count: request.count,
    unit: { en: request.unit?.en ?? '', ru: request.unit?.ru ?? '' },
    sums: Object.fromEntries(sums),
  };
  const emails = (await stores.emailReaders.singlesAmong(authors, 'notices')).map((userId) => ({
    id: systemIds.id(),
    key: `request sent ${request.requestId} ${userId}`,
    userId,
    address: '',
    content: { template: 'request_sent' as const, params },
    createdAt: new Date(event.occurredAt),
  }));
  await scheduleEmails(stores, emails);
}
