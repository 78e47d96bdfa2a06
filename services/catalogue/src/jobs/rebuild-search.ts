import type { Deps, Job } from '@setu/kit/process';
import type { Stores } from '../store/index.js';

const HOUR = 3_600_000;
const NIGHT = 24 * HOUR;

/** Once in a day and night the read model is made anew: ranks follow what is asked for, and gaps and leftovers go. */
export const rebuildSearchJob = ({ read, clock }: Pick<Deps<Stores>, 'read' | 'clock'>): Job => ({
  name: 'catalogue.rebuild-search',
  everyMs: HOUR,
  runOnce: () => read.readModel.rebuildUnlessSince(new Date(clock.now().getTime() - NIGHT)),
});
