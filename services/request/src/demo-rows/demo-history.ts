import type { DemoRequest } from '@setu/demo-world';
import { inr } from '@setu/kit/core';
import { paymentSaid } from '../audit/domain/changes.js';

const DAY_MS = 86_400_000;
/** News older than this has been looked at by its customer. */
const NEWS_MS = 3 * DAY_MS;

/** A request's status events as rows. */
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

/** The audit of the same: each status after the one before it, and what the move said of money. */
export const auditRows = (demo: DemoRequest, id: () => string) =>
  demo.events.flatMap((event, index) => {
    const status = { field: 'status', from: demo.events[index - 1]?.status ?? '', to: event.status };
    const payment = event.paymentMinor === null ? undefined : { money: inr(event.paymentMinor), dueOn: undefined };
    return [status, ...paymentSaid(payment)].map(({ field, from, to }) => ({
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

/** What the customer has seen: everything but the last days' news. */
export function viewRow(demo: DemoRequest, now: Date) {
  const seen = demo.events.filter(({ at }) => now.getTime() - Date.parse(at) > NEWS_MS).length;
  return {
    request_id: demo.id,
    seen_seq: Math.max(seen, Math.min(2, demo.events.length)),
    seen_at: demo.publishedAt ?? demo.createdAt,
    by_user_id: demo.authorUserId,
  };
}
