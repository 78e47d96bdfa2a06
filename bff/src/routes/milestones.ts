import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { milestonesPage, sayMilestone } from '../pages/milestones.js';

/** A deal's milestones after its contract. */
export const milestoneRoutes = [
  route(endpoints.listMilestones, async (ask) => ({ data: await milestonesPage(ask, ask.params.request) })),
  route(endpoints.sayMilestone, async (ask) => ({ data: await sayMilestone(ask) })),
];
