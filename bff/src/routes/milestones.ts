import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { milestonesPage, sayMilestone } from '../pages/milestones.js';

/** A deal's milestones after its contract. */
export const milestoneRoutes = [
  route(endpoints.listMilestones, async (call) => ({ data: await milestonesPage(call, call.params.request) })),
  route(endpoints.sayMilestone, async (call) => ({ data: await sayMilestone(call) })),
];
