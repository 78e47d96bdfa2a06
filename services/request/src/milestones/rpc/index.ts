import type { MilestonesService } from '@setu/proto/request/milestones';
import type { Rpcs } from '../../served.js';
import { listMilestones } from './list-milestones.js';
import { sayMilestone } from './say-milestone.js';

/** What happens with a deal after its contract. */
export const milestoneRpcs = { listMilestones, sayMilestone } satisfies Rpcs<typeof MilestonesService>;
