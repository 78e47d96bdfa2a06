import type { CardAct, ImportAct, Script, Step } from './deal.js';
import { importScripts } from './import-scripts.js';
import type { Who } from './people.js';
import type { Random } from './random.js';

type Make = (who: Who, act: CardAct | ImportAct, longest?: number) => Step;

/** The share of the seeds about cards that import a file. */
const importShare = 0.4;

const authors = ['manager', 'supplier', 'manager'] as const;
/** Long enough for an event to open or change a review, mostly. */
const eventMs = 4_000;

/** Draws the way of a card from its form to the catalogue or the import of a file, and people who get in the way. */
export function cardScripts(random: Random, step: Make): Script[] {
  if (random.chance(importShare)) return importScripts(random, step);
  const author = random.pick(authors);
  // One who knows the card looks at its form and its review before acting.
  const look = (who: Who): Step[] => [step(who, 'seek', eventMs), step(who, 'form')];
  const steps = [step(author, 'reserve'), step(author, 'write')];
  if (random.chance(0.4)) steps.push(step(author, 'edit'));
  // The review may have gone to another reviewer.
  steps.push(step('senior', 'seek', eventMs), step('senior', 'give'));
  for (let rounds = random.below(3); rounds > 0; rounds -= 1)
    steps.push(
      ...look('reviewer'),
      step('reviewer', 'return'),
      ...look('manager'),
      step('manager', 'edit'),
      step('manager', 'correct'),
    );
  steps.push(...look('reviewer'), step('reviewer', 'approve'));
  if (random.chance(0.2)) steps.push(step('reviewer', 'restart'), ...look('reviewer'), step('reviewer', 'approve'));
  if (random.chance(0.85)) steps.push(...look('reviewer'), step('reviewer', 'translate'));
  if (random.chance(0.4))
    steps.push(step(author, 'form', eventMs), step(author, 'edit'), ...look('reviewer'), step('reviewer', 'approve'));
  if (random.chance(0.3)) steps.push(step(author, 'drop', eventMs));
  const others = Array.from({ length: 1 + random.below(2) }, (_, number) => disturber(random, `card ${number}`, step));
  return [{ name: 'card', steps }, ...others];
}

const acts: readonly (readonly [CardAct, readonly Who[]])[] = [
  ['edit', ['manager', 'supplier', 'senior', 'reviewer', 'other']],
  ['form', ['manager', 'supplier', 'reviewer', 'other', 'buyer']],
  ['seek', ['manager', 'reviewer', 'senior', 'supplier', 'other']],
  ['return', ['reviewer', 'manager']],
  ['approve', ['reviewer', 'senior']],
  ['correct', ['manager', 'senior']],
  ['restart', ['senior', 'reviewer']],
  ['translate', ['reviewer', 'supplier']],
  ['drop', ['manager', 'supplier', 'other']],
  ['give', ['senior', 'manager']],
  ['write', ['manager', 'supplier', 'other']],
];

function disturber(random: Random, name: string, step: Make): Script {
  const steps: Step[] = [];
  while (steps.length < 3 + random.below(5)) {
    const [act, able] = random.pick(acts);
    if (act === 'drop' && random.chance(0.7)) continue;
    steps.push(step(random.pick(able), act, 2 * eventMs));
  }
  return { name: `disturber of ${name}`, steps };
}
