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
  /** How often each act was done, rejected and not answered, as `act is`. */
  acts: Record<string, number>;
}

/** Runs a plan from the same beginning as every other, and checks the end. A run that does not end is a problem too. */
export async function judge(stage: Stage, plan: Plan, keepsTrace = false): Promise<Verdict> {
  try {
    const ran = await run(stage, plan, keepsTrace);
    const { turns, hash, trace } = ran;
    const acts: Record<string, number> = {};
    for (const { step, is } of ran.outcomes) acts[`${step.act} ${is}`] = (acts[`${step.act} ${is}`] ?? 0) + 1;
    return { problems: await check(stage, ran), turns, hash, trace, acts };
  } catch (error) {
    if (!(error instanceof Failed)) throw error;
    return {
      problems: [{ checker: 'runEnds', detail: error.message }],
      turns: 0,
      hash: '',
      trace: [...error.trace],
      acts: {},
    };
  } finally {
    await stage.reset.restore();
  }
}
