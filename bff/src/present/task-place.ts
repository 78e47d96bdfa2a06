import type { RequestStatus, WaitingReason } from '@setu/proto/words';
import type { RequestPart, RequestPlace } from './request-route.js';

/** The part of the request's page where each side takes the step of a status. Other steps are at the top of the page. */
const stepParts: Partial<Record<string, Partial<Record<RequestStatus, RequestPart>>>> = {
  broker: { send_to_supplier: 'offers', offer_received: 'offers', partially_paid: 'milestones' },
  supplier: { in_work: 'offers', send_to_supplier: 'offers', partially_paid: 'milestones' },
};

/** A task of a desk. */
interface Task {
  reason: WaitingReason;
  channel: string;
  status: RequestStatus;
}

/** Returns the part of the request's page where a side deals with a task. */
export const taskPlace = ({ reason, channel, status }: Task, companyType: string): RequestPlace => {
  if (channel !== '') return { channel };
  if (reason === 'turn') {
    const place = stepParts[companyType]?.[status];
    return place ? { place } : {};
  }
  if (reason === 'offers') return { place: 'offers' };
  if (reason === 'claim' || reason === 'sample') return { place: reason };
  return reason === 'milestone' ? { place: 'milestones' } : {};
};
