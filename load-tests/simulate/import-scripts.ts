import type { ImportAct, Script, Step } from './deal.js';
import type { Who } from './people.js';
import type { Random } from './random.js';

type Make = (who: Who, act: ImportAct, longest?: number) => Step;

/** Longer than the time after which another worker takes over an import. */
const takeoverMs = 31_000;

/** Draws one or two imports of files with cards, users who apply or stop them, and the tasks of two queue workers. */
export function importScripts(random: Random, step: Make): Script[] {
  const upload = (name: string, who: Who): Script => {
    const steps = [step(who, 'upload', 1_500)];
    if (random.chance(0.3)) steps.push(step(who, 'progress'));
    if (random.chance(0.8)) steps.push(step(who, 'apply', 1_500), step(random.pick([who, 'senior']), 'apply', 1_500));
    if (random.chance(0.4)) steps.push(step(who, 'upload'));
    return { name, steps };
  };
  const scripts = [upload('file', random.pick<Who>(['supplier', 'manager', 'manager']))];
  if (random.chance(0.5)) scripts.push(upload('second file', random.pick<Who>(['manager', 'supplier', 'other'])));
  if (random.chance(0.5))
    for (const who of ['manager', 'senior'] as const)
      scripts.push({ name: `stop by ${who}`, steps: [step(who, 'halt', 1_000), step(who, 'halt', 2_000)] });
  const work = (name: string, count: number): Script => ({
    name,
    steps: Array.from({ length: count }, () => step('admin', 'work', 800)),
  });
  const last = [1, 2, 3, 4, 5, 6].map(() => ({ ...step('admin', 'work'), afterMs: takeoverMs }));
  const worker = work('worker', 6);
  return [...scripts, { ...worker, steps: [...worker.steps, ...last] }, work('second worker', random.below(5))];
}
