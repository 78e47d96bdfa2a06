import { companyId } from '@setu/demo-world';
import { systemIds } from '@setu/kit/core';
import { EventEnvelope } from '@setu/proto/common';
import { CompanyType } from '@setu/proto/common/words';
import {
  MessagePosted,
  MilestoneSaid,
  RequestManagerChanged,
  RequestPublished,
  RequestStatusChanged,
} from '@setu/proto/request/events';
import { MilestoneKind, RequestKind, RequestStatus } from '@setu/proto/request/words';
import { ApplicationStatusChanged } from '@setu/proto/review/application_events';
import { DiscussionResolved, DiscussionWritten, ReviewEdited, ReviewStatusChanged } from '@setu/proto/review/events';
import { idOf } from './fixtures.js';

const request = {
  requestId: '0192f0c0-0000-7000-8000-000000000001',
  version: 1,
  kind: RequestKind.RFC,
  numericHash: '48151623',
  name: { en: 'Centrifugal pump', ru: 'Насос центробежный' },
};
const parties = {
  customerCompanyId: companyId('volga'),
  customerName: 'ООО «Волга Импорт»',
  authorUserId: idOf('buyer@volga.example'),
  supplierCompanyId: companyId('kaveri'),
};

function envelope(subject: string, payload: Uint8Array, over: Partial<EventEnvelope>): EventEnvelope {
  return EventEnvelope.fromPartial({
    id: systemIds.id(),
    subject,
    aggregateId: request.requestId,
    occurredAt: '2026-11-20T09:30:00.000Z',
    payload: Buffer.from(payload),
    ...over,
  });
}

/** Returns an event of which only the subject matters. */
export const anEvent = (subject: string): EventEnvelope => envelope(subject, new Uint8Array(), {});

/** The buyer of Volga publishes a request. */
export function published(over: Partial<RequestPublished> = {}, outside: Partial<EventEnvelope> = {}): EventEnvelope {
  const payload = RequestPublished.encode(RequestPublished.fromPartial({ ...request, ...parties, ...over })).finish();
  const by = { actorUserId: idOf('buyer@volga.example'), ...outside };
  return envelope('setu.request.request.published', payload, by);
}

/** A manager changes the status of that request. */
export function statusChanged(
  over: Partial<RequestStatusChanged> = {},
  outside: Partial<EventEnvelope> = {},
): EventEnvelope {
  const change = { from: RequestStatus.NEW, to: RequestStatus.IN_WORK, brokerManagerId: idOf('manager@setu.example') };
  const payload = RequestStatusChanged.fromPartial({ ...request, ...parties, ...change, ...over });
  const by = { actorUserId: idOf('manager@setu.example'), ...outside };
  return envelope('setu.request.request.status_changed', RequestStatusChanged.encode(payload).finish(), by);
}

/** The senior manager assigns that request to another manager. */
export function handedOver(brokerManagerId: string, outside: Partial<EventEnvelope> = {}): EventEnvelope {
  const payload = RequestManagerChanged.fromPartial({ ...request, brokerManagerId });
  const by = { actorUserId: idOf('senior@setu.example'), ...outside };
  return envelope('setu.request.request.manager_changed', RequestManagerChanged.encode(payload).finish(), by);
}

/** The manager writes to the buyer of Volga about that request. */
export function posted(over: Partial<MessagePosted> = {}, outside: Partial<EventEnvelope> = {}): EventEnvelope {
  const { version: _, ...about } = request;
  const payload = MessagePosted.fromPartial({
    ...about,
    messageId: systemIds.id(),
    channel: 'customer',
    side: CompanyType.BROKER,
    partyCompanyId: companyId('volga'),
    partyType: CompanyType.CUSTOMER,
    partyName: 'ООО «Волга Импорт»',
    brokerManagerId: idOf('manager@setu.example'),
    ...over,
  });
  const by = { actorUserId: idOf('manager@setu.example'), ...outside };
  return envelope('setu.request.message.posted', MessagePosted.encode(payload).finish(), by);
}

/** The supplier reports that the goods were shipped. */
export function shipped(over: Partial<MilestoneSaid> = {}, outside: Partial<EventEnvelope> = {}): EventEnvelope {
  const update = { milestone: MilestoneKind.SHIPPED, happenedOn: '2026-11-19', side: CompanyType.SUPPLIER };
  const manager = { brokerManagerId: idOf('manager@setu.example') };
  const payload = MilestoneSaid.fromPartial({ ...request, ...parties, ...manager, ...update, ...over });
  const by = { actorUserId: idOf('supplier@kaveri.example'), ...outside };
  return envelope('setu.request.milestone.said', MilestoneSaid.encode(payload).finish(), by);
}

/** A manager changes the status of a supplier's application. */
export function applicationMoved(over: Partial<ApplicationStatusChanged> = {}): EventEnvelope {
  const about = { applicationId: request.requestId, numericHash: '97470620', companyName: 'Sindhu Sports' };
  const manager = { managerId: idOf('manager@setu.example') };
  const payload = ApplicationStatusChanged.fromPartial({ ...about, ...manager, ...over });
  const by = { actorUserId: idOf('manager@setu.example') };
  return envelope('setu.review.application.status_changed', ApplicationStatusChanged.encode(payload).finish(), by);
}

const review = { reviewId: '0192f0c0-0000-7000-8000-000000000002', skuId: request.requestId };

/** A product review changes its status. */
export function reviewed(over: Partial<ReviewStatusChanged>, outside: Partial<EventEnvelope> = {}): EventEnvelope {
  const payload = ReviewStatusChanged.fromPartial({ ...review, version: 1, ...over });
  return envelope('setu.review.review.status_changed', ReviewStatusChanged.encode(payload).finish(), outside);
}

/** The supplier edits the card of that review, which was returned. */
export const corrected = (over: Partial<ReviewEdited> = {}, outside: Partial<EventEnvelope> = {}): EventEnvelope =>
  envelope(
    'setu.review.review.edited',
    ReviewEdited.encode(ReviewEdited.fromPartial({ ...review, ...over })).finish(),
    outside,
  );

/** The reviewer comments on a text of that review. */
export function remarked(over: Partial<DiscussionWritten>, outside: Partial<EventEnvelope> = {}): EventEnvelope {
  const about = { ...review, field: 'name', name: request.name };
  const payload = DiscussionWritten.fromPartial({ ...about, userIds: [idOf('manager@setu.example')], ...over });
  const by = { actorUserId: idOf('reviewer@setu.example'), ...outside };
  return envelope('setu.review.discussion.written', DiscussionWritten.encode(payload).finish(), by);
}

/** The discussion about a text of that review is resolved. */
export function resolved(): EventEnvelope {
  const payload = DiscussionResolved.fromPartial({ reviewId: review.reviewId });
  return envelope('setu.review.discussion.resolved', DiscussionResolved.encode(payload).finish(), {});
}
