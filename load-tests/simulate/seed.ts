import { check, type Problem } from './check/index.js';
import { drawScripts } from './deal.js';
import { drawFaults } from './faults.js';
import { randomOf } from './random.js';
import { Failed, type Plan, run, type Stage } from './run.js';

/** Draws the plan of a seed. */
export function planOf(seed: number): Plan {
  const random = randomOf(seed).fork('plan');
  return { seed, scripts: drawScripts(random), faults: drawFaults(random) };
}

/** What a plan led to. */
export interface Verdict {
  problems: Problem[];
  turns: number;
  hash: string;
  trace: string[];
}

/** Runs a plan from the same beginning as every other, and checks the end. A run that does not end is a problem too. */
export async function judge(stage: Stage, plan: Plan, keepsTrace = false): Promise<Verdict> {
  try {
    const ran = await run(stage, plan, keepsTrace);
    const { turns, hash, trace } = ran;
    return { problems: await check(stage, ran), turns, hash, trace };
  } catch (error) {
    if (!(error instanceof Failed)) throw error;
    return { problems: [{ checker: 'runEnds', detail: error.message }], turns: 0, hash: '', trace: [...error.trace] };
  } finally {
    await stage.reset.restore();
  }
}
