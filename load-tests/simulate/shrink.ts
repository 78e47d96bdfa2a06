import type { Plan, Stage } from './run.js';
import { judge } from './seed.js';

const longestTries = 300;
/** How many orders of turns are tried for each smaller plan. */
const orders = 4;

/**
 * Removes scripts, steps and faults from a failing plan for as long as the same checker still fails. Returns the
 * smallest plan that was found.
 */
export async function shrink(stage: Stage, failing: Plan, checker: string): Promise<Plan> {
  let smallest = failing;
  let tries = 0;
  const stillFails = async (plan: Plan): Promise<boolean> => {
    tries += 1;
    const { problems } = await judge(stage, plan);
    return problems.some((problem) => problem.checker === checker);
  };
  const firstFailing = async (plan: Plan): Promise<Plan | undefined> => {
    for (let order = 0; order < orders && tries < longestTries; order += 1) {
      const ordered = order === 0 ? plan : { ...plan, turnSeed: plan.seed + order };
      if (await stillFails(ordered)) return ordered;
    }
    return undefined;
  };
  for (let isSmaller = true; isSmaller && tries < longestTries; ) {
    isSmaller = false;
    for (const plan of smallerThan(smallest)) {
      const found = await firstFailing(plan);
      if (found === undefined) continue;
      smallest = found;
      isSmaller = true;
      break;
    }
  }
  return smallest;
}

/** Yields the plan without each of its parts, the large parts first. */
function* smallerThan(plan: Plan): Generator<Plan> {
  const { scripts, faults } = plan;
  for (const script of scripts)
    if (scripts.length > 1) yield { ...plan, scripts: scripts.filter((each) => each !== script) };
  for (const fault of faults) yield { ...plan, faults: faults.filter((each) => each !== fault) };
  for (const script of scripts) {
    const half = script.steps.slice(0, Math.floor(script.steps.length / 2));
    for (const steps of [half, ...script.steps.map((step) => script.steps.filter((each) => each !== step))]) {
      if (steps.length === 0 || steps.length === script.steps.length) continue;
      yield { ...plan, scripts: scripts.map((each) => (each === script ? { ...script, steps } : each)) };
    }
  }
}

/** Returns the plan in readable lines. */
export function describePlan({ scripts, faults }: Plan): string[] {
  const steps = scripts.map(
    ({ name, steps: each }) => `${name}: ${each.map(({ who, key }) => `${who} ${key}`).join(', ')}`,
  );
  const wrong = faults.map((fault) => `fault: ${fault.what} at ${fault.at} ${fault.n}`);
  return [...steps, ...wrong];
}
