import { demoCards } from './cards.js';
import { companyById, userId } from './companies/companies.js';
import { dealNotices } from './deal-notices.js';
import { demoId } from './demo-id.js';
import { discussionNotices } from './discussion-notices.js';
import { dayBefore, daysBefore, officeTime } from './epoch.js';
import { activeUsersOf, doing, managers, type NoticeDraft, namesOf } from './notice-drafts.js';
import { demoDeals } from './requests/deals.js';
import { demoRequests } from './requests/requests.js';
import { demoApplications, demoReviews } from './reviews.js';
import type { DemoRequest, DemoStatusEvent } from './shapes/demo-request.js';
import type { DemoNotice } from './shapes/demo-review.js';

/** Notifications older than this are left out, as if their users had deleted them. */
const KEPT_DAYS = 75;
/** Notifications newer than this are unread. So are the three newest of each user. */
const UNREAD_DAYS = 2;
const UNREAD_LATEST = 3;

const about = (request: DemoRequest): Record<string, string> => ({
  ...namesOf(request),
  customer: companyById(request.customerCompanyId).shortName,
});

/** Removes the actors of an event, because users get no notification of their own actions. */
const others = (people: readonly string[], event: DemoStatusEvent): string[] =>
  people.filter((id) => id !== event.byUserId && id !== event.actingUserId);

function ofEvent(request: DemoRequest, event: DemoStatusEvent): NoticeDraft[] {
  if (event.status === 'draft') return [];
  const base = { params: about(request), entityType: 'request', entityId: request.id, createdAt: event.at } as const;
  if (event.status === 'new') {
    const params = { ...base.params, status: 'new', ...doing(event.byUserId, 'broker') };
    return others(managers, event).map((user) => ({ ...base, userId: user, type: 'request_published', params }));
  }
  const manager = request.brokerManagerId === null ? [] : [request.brokerManagerId];
  const moved = (to: readonly string[], reader: 'customer' | 'broker'): NoticeDraft[] => {
    const { status, reason, byUserId } = event;
    const params = { ...base.params, status, reason, ...doing(byUserId, reader) };
    return others(to, event).map((user) => ({ ...base, userId: user, type: 'request_status_changed', params }));
  };
  const changes = [...moved(activeUsersOf(request.customerCompanyId), 'customer'), ...moved(manager, 'broker')];
  if (event.status !== 'send_to_supplier' || request.supplierCompanyId === null) return changes;
  const { customer: _hidden, ...open } = base.params;
  const known = { ...open, status: event.status, ...doing(event.byUserId, 'supplier') };
  const sent = activeUsersOf(request.supplierCompanyId);
  return [
    ...changes,
    ...sent.map((user): NoticeDraft => ({ ...base, userId: user, type: 'request_sent_to_supplier', params: known })),
  ];
}

/** Returns notifications for requests that a senior manager reassigned to another manager. */
function managerSet(requests: readonly DemoRequest[]): NoticeDraft[] {
  return requests
    .filter((request) => request.status === 'in_work' && request.brokerManagerId !== null)
    .slice(0, 4)
    .map((request) => ({
      userId: request.brokerManagerId ?? '',
      type: 'request_manager_set',
      params: { ...about(request), ...doing(userId('senior@setu.example'), 'broker') },
      entityType: 'request',
      entityId: request.id,
      createdAt: request.events.at(-1)?.at ?? request.createdAt,
    }));
}

function ofReviews(now: Date): NoticeDraft[] {
  const cards = new Map(demoCards().map((card) => [card.id, card]));
  return demoReviews(now).flatMap((review): NoticeDraft[] => {
    const card = cards.get(review.cardId);
    if (card === undefined || review.status === 'completed') return [];
    return [
      {
        userId: review.reviewerId,
        type: 'review_created',
        params: { name_en: card.name.en, name_ru: card.name.ru, supplier: companyById(card.companyId).shortName },
        entityType: 'review',
        entityId: review.id,
        createdAt: review.createdAt,
      },
    ];
  });
}

const ofApplications = (now: Date): NoticeDraft[] =>
  demoApplications(now).flatMap((application) =>
    managers.map(
      (user): NoticeDraft => ({
        userId: user,
        type: 'application_new',
        params: { numeric_hash: application.numericHash, company: application.companyName },
        entityType: 'application',
        entityId: application.id,
        createdAt: application.createdAt,
      }),
    ),
  );

const substitution = (now: Date): NoticeDraft[] =>
  ['buyer@volga.example', 'buyer2@volga.example'].map((email) => ({
    userId: userId(email),
    type: 'substitution_started',
    params: {
      user: 'Марина Воронова',
      substitute: 'Сергей Тихонов',
      start: dayBefore(now, 5),
      finish: dayBefore(now, -9),
      own: String(email === 'buyer@volga.example'),
    },
    entityType: 'none',
    entityId: email === 'buyer@volga.example' ? userId(email) : '',
    createdAt: daysBefore(now, 5),
  }));

/**
 * Returns the notifications of all events. A customer who saw the offers themselves needs no second notification with
 * the same price.
 */
function ofDeals(requests: readonly DemoRequest[], now: Date): NoticeDraft[] {
  const deals = demoDeals(now).flatMap((deal) => dealNotices(requestOf(requests, deal.requestId), deal));
  const placeOf = ({ userId: user, entityId }: NoticeDraft): string => `${user} ${entityId}`;
  const shown = new Set(deals.filter(({ type }) => type === 'offer_shared').map(placeOf));
  const changes = requests.flatMap((request) => request.events.flatMap((event) => ofEvent(request, event)));
  return [
    ...changes.filter((notice) => notice.params.status !== 'offer_received' || !shown.has(placeOf(notice))),
    ...deals,
  ];
}

/**
 * Returns the notifications of the accounts, newest first. Those of the last two days and the three newest of each user
 * are unread.
 */
export function demoNotices(now: Date): DemoNotice[] {
  const requests = demoRequests(now);
  const drafts = [
    ...ofDeals(requests, now),
    ...managerSet(requests),
    ...ofReviews(now),
    ...discussionNotices(now),
    ...ofApplications(now),
    ...substitution(now),
  ];
  const oldest = officeTime(now, KEPT_DAYS);
  const unread = officeTime(now, UNREAD_DAYS);
  const counts = new Map<string, number>();
  return drafts
    .filter((draft) => draft.createdAt >= oldest)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    .map(({ key = '', isRead, ...draft }) => {
      const newer = counts.get(draft.userId) ?? 0;
      counts.set(draft.userId, newer + 1);
      return {
        ...draft,
        id: demoId('notice', `${draft.userId}:${draft.type}:${draft.entityId}:${draft.params.status ?? ''}${key}`),
        isRead: isRead ?? (draft.createdAt < unread && newer >= UNREAD_LATEST),
      };
    });
}

function requestOf(requests: readonly DemoRequest[], id: string): DemoRequest {
  const request = requests.find((one) => one.id === id);
  if (request === undefined) throw new Error(`no demo request ${id}`);
  return request;
}
