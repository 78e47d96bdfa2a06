import type { Act, Make, Script, Step } from './deal.js';
import type { Who } from './people.js';
import type { Random } from './random.js';

interface Absence {
  absent: Who;
  substitute: Who;
  /** What the substitute does for the absent user. */
  acts: readonly Act[];
}

const absences: readonly Absence[] = [
  {
    ...{ absent: 'buyer', substitute: 'buyer2' },
    acts: ['message', 'cart', 'sample', 'judge', 'publish', 'look', 'claim', 'inbox', 'cancel'],
  },
  {
    ...{ absent: 'manager', substitute: 'manager2' },
    acts: ['take', 'message', 'send', 'record', 'select', 'sign', 'pay', 'look', 'inbox', 'ship'],
  },
];

/** Draws an absence: a user arranges a substitute and comes back, the substitute acts for the user, others get in the way. */
export function absenceScripts(random: Random, step: Make): Script[] {
  const { absent, substitute, acts } = random.pick(absences);
  const own = [step(absent, 'arrange', 400)];
  if (random.chance(0.4)) own.push(step(absent, 'arrange', 1_500));
  if (random.chance(0.7)) own.push(step(absent, 'dismiss', 4_000), step(absent, 'absences'));
  if (random.chance(0.3)) own.push(step(absent, 'arrange', 500));
  const acting: Step[] = [step(substitute, 'standin')];
  for (let count = 2 + random.below(4); count > 0; count -= 1) acting.push(step(substitute, random.pick(acts), 1_000));
  if (random.chance(0.5)) acting.push(step(substitute, 'standback'), step(substitute, random.pick(acts)));
  const scripts = [
    { name: 'absence', steps: own },
    { name: 'substitute', steps: acting.map((each): Step => ({ ...each, hasSession: true })) },
  ];
  const rival = random.pick<Who>([absent, absent, substitute, 'senior', 'rival']);
  if (random.chance(0.7)) scripts.push({ name: 'second browser', steps: [step(rival, 'arrange', 400)] });
  for (const reminder of ['first', 'second'])
    scripts.push({
      name: `${reminder} reminder`,
      steps: [step('admin', 'remind', 2_000), step('admin', 'remind', 3_000)],
    });
  return scripts;
}
