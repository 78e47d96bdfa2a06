import type { DemoRequest } from '@setu/demo-world';
import { inr } from '@setu/kit/core';
import { paymentChanges } from '../audit/domain/changes.js';

const DAY_MS = 86_400_000;
/** In milliseconds. The customer has viewed all news older than this. */
const NEWS_MS = 3 * DAY_MS;

/** Returns the status events of a demo request as rows. */
export const eventRows = (demo: DemoRequest) =>
  demo.events.map((event, index) => ({
    id: event.id,
    request_id: demo.id,
    seq: index + 1,
    status: event.status,
    at: event.at,
    by_user_id: event.byUserId,
    acting_user_id: event.actingUserId,
    reason: event.reason,
    comment: event.comment,
    payment_minor: event.paymentMinor?.toString() ?? null,
    payment_currency: event.paymentMinor === null ? null : 'INR',
    payment_due: null,
  }));

/**
 * Returns the audit entries of the status events: each status with the one before it, and the payment that the
 * transition reported.
 */
export const auditRows = (demo: DemoRequest, id: () => string) =>
  demo.events.flatMap((event, index) => {
    const status = { field: 'status', from: demo.events[index - 1]?.status ?? '', to: event.status };
    const payment = event.paymentMinor === null ? undefined : { money: inr(event.paymentMinor), dueOn: undefined };
    return [status, ...paymentChanges(payment)].map(({ field, from, to }) => ({
      id: id(),
      request_id: demo.id,
      at: event.at,
      by_user_id: event.byUserId,
      acting_user_id: event.actingUserId,
      field,
      old_value: from,
      new_value: to,
    }));
  });

/** Returns the customer's view mark: the customer has viewed everything except the news of the last days. */
export function viewRow(demo: DemoRequest, now: Date) {
  const viewed = demo.events.filter(({ at }) => now.getTime() - Date.parse(at) > NEWS_MS).length;
  return {
    request_id: demo.id,
    seen_seq: Math.max(viewed, Math.min(2, demo.events.length)),
    seen_at: demo.publishedAt ?? demo.createdAt,
    by_user_id: demo.authorUserId,
  };
}
