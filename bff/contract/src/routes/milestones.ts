import type { RouteTable } from '../routing.js';

/** The milestones of a deal after its contract. */
export const milestoneRoutes = {
  listMilestones: { method: 'get', path: '/request/:request/milestones', kind: 'A', who: 'user' },
  sayMilestone: { method: 'post', path: '/request/:request/milestones', kind: 'A', who: 'user' },
} as const satisfies RouteTable;
