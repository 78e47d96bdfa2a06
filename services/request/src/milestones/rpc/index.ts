import type { MilestonesService } from '@setu/proto/request/milestones';
import type { Rpcs } from '../../served.js';
import { listMilestones } from './list-milestones.js';
import { sayMilestone } from './say-milestone.js';

/** The rpcs of milestones. */
export const milestoneRpcs = { listMilestones, sayMilestone } satisfies Rpcs<typeof MilestonesService>;
