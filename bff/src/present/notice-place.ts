import type { OpenNoticeResponse } from '@setu/proto/identity/notices';
import { noticeTypeWord } from '@setu/proto/wire-words';
import type { NoticeType } from '@setu/proto/words';
import type { RequestPart, RequestPlace } from './request-route.js';

/**
 * The part of the request's page that each type of notification is about. Types about the request as a whole are not
 * listed.
 */
const parts: Partial<Record<NoticeType, RequestPart>> = {
  request_claim_opened: 'claim',
  request_claim_closed: 'claim',
  request_sample_asked: 'sample',
  request_sample_address: 'sample',
  request_sample_sent: 'sample',
  request_sample_declined: 'sample',
  request_sample_judged: 'sample',
  request_milestone_said: 'milestones',
  estimate_moved: 'landed',
  supplier_invited: 'offers',
  supplier_not_chosen: 'offers',
  invitation_declined: 'offers',
  offer_given: 'offers',
  offer_changed: 'offers',
  offer_shared: 'offers',
  offer_preferred: 'offers',
  paper_ready: 'papers',
};

/** Returns the place on the request's page that a notification is about. */
export const noticePlace = ({ type, channel }: Pick<OpenNoticeResponse, 'type' | 'channel'>): RequestPlace => {
  if (channel !== '') return { channel };
  const name = noticeTypeWord(type);
  const place = name && parts[name];
  return place ? { place } : {};
};
