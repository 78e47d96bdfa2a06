import { userId } from '../companies/companies.js';
import { demoId } from '../demo-id.js';
import { officeTime } from '../epoch.js';
import { seededRandom, seedOf } from '../seeded-random.js';
import type { DemoRequestStatus, DemoStatusEvent } from '../shapes/demo-request.js';
import { forward, type RequestPlan } from './request-plan.js';

interface Course {
  key: string;
  plan: RequestPlan;
  now: Date;
  authorId: string;
  managerId: string | null;
  supplierUserId: string;
}

/** When buyer2 began to substitute for buyer, in days before loading. */
const SUBSTITUTED_FOR = 5;

function actor(course: Course, status: DemoRequestStatus): string {
  if (status === 'draft' || status === 'new' || status === 'rejected_by_customer') return course.authorId;
  if (status === 'rejected_by_supplier') return course.supplierUserId;
  return course.managerId ?? course.authorId;
}

/**
 * Returns how many days before loading each transition happened. The first one is the publication, the last one the
 * change to the current status.
 */
function days(course: Course, steps: number): number[] {
  const { daysAgo, restsFor } = course.plan;
  const random = seededRandom(seedOf(`events:${course.key}`));
  // The first transitions follow each other within days, the later ones take weeks.
  const between = Array.from({ length: Math.max(0, steps - 2) }, (_, i) => {
    const share = ((i + 0.45 + random() * 0.5) / (steps - 1)) ** 1.9;
    return daysAgo - (daysAgo - restsFor) * share;
  });
  return steps === 1 ? [daysAgo] : [daysAgo, ...between, restsFor];
}

/** Returns the status events of a request, oldest first. The first is the draft. */
export function statusEvents(course: Course): DemoStatusEvent[] {
  const { plan, key, now } = course;
  const path: DemoRequestStatus[] = forward.slice(1, forward.indexOf(plan.reached) + 1);
  if (plan.status !== plan.reached) path.push(plan.status);
  const when = days(course, path.length);
  const event = (status: DemoRequestStatus, daysAgo: number): DemoStatusEvent => {
    const byUserId = actor(course, status);
    const substituted =
      status === 'new' && daysAgo < SUBSTITUTED_FOR && daysAgo > 1 && byUserId === userId('buyer@volga.example');
    const last = status === plan.status;
    return {
      id: demoId('event', `${key}:${status}`),
      status,
      at: officeTime(now, daysAgo),
      byUserId,
      actingUserId: substituted ? userId('buyer2@volga.example') : null,
      reason: last ? plan.reason : '',
      comment: last ? plan.comment : '',
      paymentMinor: null,
    };
  };
  const drafted = plan.status === 'draft' ? plan.daysAgo : plan.daysAgo + 0.02;
  return [event('draft', drafted), ...path.map((status, i) => event(status, when[i] ?? plan.restsFor))];
}
