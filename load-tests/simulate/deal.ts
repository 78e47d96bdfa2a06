import { userId as demoUserId } from '@setu/demo-world';
import { absenceScripts } from './absence-scripts.js';
import { cardScripts } from './card-scripts.js';
import type { Who } from './people.js';
import type { Random } from './random.js';

/** One thing that a user does. Steps are data, so that a failing run can be repeated with fewer of them. */
export interface Step {
  /** Unique in the run. */
  key: string;
  /** The idempotency key. Two users may happen to use the same one. */
  idempotencyKey: string;
  who: Who;
  act: Act;
  deal: number;
  /** How long the user hesitates before it, in milliseconds. */
  afterMs: number;
  /** A number for the content: a price, a choice. */
  value: number;
  /** The user acts with a session of identity, perhaps for a colleague. */
  hasSession?: true;
}

/** What people do with a card and its review. */
export type CardAct =
  | 'reserve'
  | 'write'
  | 'edit'
  | 'form'
  | 'drop'
  | 'seek'
  | 'return'
  | 'correct'
  | 'restart'
  | 'approve'
  | 'translate'
  | 'give';

/** What people do with a sample of the goods. */
export type SampleAct = 'sample' | 'ship' | 'refuse' | 'judge';

/** What people do about a substitution, and the task that notifies them: arrange and end it, act for the absent user. */
export type AbsenceAct = 'arrange' | 'dismiss' | 'standin' | 'standback' | 'absences' | 'remind';

/** What people do about a file of cards, and the task that checks and applies it. */
export type ImportAct = 'upload' | 'apply' | 'halt' | 'progress' | 'work';

export type Act =
  | CardAct
  | ImportAct
  | SampleAct
  | AbsenceAct
  | 'draft'
  | 'publish'
  | 'take'
  | 'send'
  | 'invite'
  | 'offer'
  | 'decline'
  | 'withdraw'
  | 'record'
  | 'select'
  | 'pick'
  | 'sign'
  | 'pay'
  | 'complete'
  | 'reject'
  | 'cancel'
  | 'message'
  | 'milestone'
  | 'claim'
  | 'settle'
  | 'assign'
  | 'cart'
  | 'look'
  | 'list'
  | 'inbox'
  | 'read'
  | 'leave';

/** Steps that happen one after the other. Scripts happen beside each other. */
export interface Script {
  name: string;
  steps: Step[];
}

/** The share of the seeds that are about a card instead of a deal. */
const cardShare = 0.25;

const suppliers = ['supplier', 'other'] as const;
const everybody = ['buyer', 'buyer2', 'rival', 'manager', 'manager2', 'senior', 'supplier', 'other'] as const;

/** Draws what the users of a seed do: one or two deals, or the way of a card, and users who get in the way. */
export function drawScripts(random: Random): Script[] {
  let count = 0;
  const step = (who: Who, act: Act, deal: number, longest = 300): Step => {
    count += 1;
    const afterMs = random.below(longest);
    const key = `${act}-${count}`;
    const made: Step = {
      key,
      idempotencyKey: key,
      who,
      act,
      deal,
      afterMs,
      value: 1_000 + count * 7 + random.below(5),
    };
    return act === 'cart' && random.chance(0.5) ? { ...made, idempotencyKey: `shared-${deal}`, value: 1_001 } : made;
  };
  if (random.fork('card').chance(cardShare))
    return cardScripts(random, (who, act, longest) => step(who, act, 0, longest));
  const deals = random.chance(0.08) ? 2 : 1;
  const scripts: Script[] = [];
  for (let deal = 0; deal < deals; deal += 1) {
    scripts.push({
      name: `deal ${deal}`,
      steps: dealSteps(random, (who, act, longest) => step(who, act, deal, longest)),
    });
    const others = random.pick([1, 1, 2]);
    for (let other = 0; other < others; other += 1)
      scripts.push(
        disturber(random, `disturber ${deal}.${other}`, (who, act, longest) => step(who, act, deal, longest)),
      );
  }
  if (random.chance(0.35)) scripts.push(...sampleScripts(random, (who, act, longest) => step(who, act, 0, longest)));
  if (random.chance(0.3)) scripts.push(...chatters(random, (who, act) => step(who, act, 0, 20)));
  if (random.chance(0.2)) scripts.push(...absenceScripts(random, (who, act, longest) => step(who, act, 0, longest)));
  if (random.chance(0.15)) scripts.push({ name: 'admin', steps: [step('admin', 'leave', 0, 1_500)] });
  return scripts;
}

export type Make = (who: Who, act: Act, longest?: number) => Step;

// A customer who asks for a sample between the request's way to the supplier and its contract, and several who may
// answer.
function sampleScripts(random: Random, step: Make): Script[] {
  const ask = step('buyer', 'sample', 400);
  const judges = [step('buyer', 'judge', 1_200), step(random.pick(['buyer', 'buyer2', 'rival']), 'judge', 100)];
  const answer = (who: Who): Script => ({
    name: `${who} answers`,
    steps: [step(who, random.pick(['ship', 'ship', 'refuse']), 150)],
  });
  const answering = random.pick([['supplier'], ['supplier', 'manager'], ['supplier', 'senior', 'other']] as const);
  return [
    { name: 'sample', steps: [ask, ...judges, step('buyer2', 'sample', 400)] },
    ...answering.map((who) => answer(who)),
  ];
}

function dealSteps(random: Random, step: Make): Step[] {
  const manager = random.pick(['manager', 'manager', 'manager2'] as const);
  const steps = [step('buyer', 'draft'), step('buyer', 'publish'), step(manager, 'take')];
  if (random.chance(0.5)) {
    steps.push(step(manager, 'invite'), step('supplier', 'offer'), step('other', 'offer'), step(manager, 'pick'));
  } else {
    steps.push(step(manager, 'send'), step(manager, 'record'), step(manager, 'select'));
  }
  steps.push(step(manager, 'sign'), step(manager, 'pay'), step('supplier', 'milestone'), step(manager, 'complete'));
  if (random.chance(0.6)) steps.length = 3 + random.below(steps.length - 3);
  const last = steps.at(-1)?.act;
  if (last !== 'complete' && random.chance(0.4))
    steps.push(random.chance(0.5) ? step('buyer', 'cancel') : step(random.pick([manager, 'supplier']), 'reject'));
  return steps;
}

// Two colleagues who write in the same conversation at the same time.
function chatters(random: Random, step: Make): Script[] {
  const atMs = 700 + random.below(1_500);
  return (['buyer', 'buyer2'] as const).map((who) => {
    const [first, ...later] = [step(who, 'message'), step(who, 'message'), step(who, 'message')];
    return { name: `chat of ${who}`, steps: [{ ...first, afterMs: atMs + first.afterMs }, ...later] };
  });
}

const acts: readonly (readonly [Act, readonly Who[]])[] = [
  ['message', ['buyer', 'buyer2', 'manager', 'supplier', 'other', 'senior']],
  ['message', ['buyer', 'buyer2', 'manager', 'supplier']],
  ['cart', ['buyer', 'buyer2', 'rival']],
  ['look', everybody],
  ['inbox', everybody],
  ['read', everybody],
  ['list', everybody],
  ['take', ['manager', 'manager2', 'senior', 'buyer']],
  ['offer', suppliers],
  ['record', ['manager', 'senior', 'supplier']],
  ['sign', ['manager', 'manager2', 'senior', 'rival']],
  ['pay', ['manager', 'senior', 'other']],
  ['invite', ['manager', 'senior']],
  ['assign', ['senior', 'manager']],
  ['decline', suppliers],
  ['withdraw', ['manager', 'senior']],
  ['reject', ['supplier', 'manager', 'senior', 'rival']],
  ['cancel', ['buyer', 'buyer2', 'rival']],
  ['milestone', ['manager', 'supplier', 'buyer']],
  ['claim', ['buyer', 'buyer2', 'rival']],
  ['settle', ['manager', 'senior']],
  ['sample', ['buyer', 'buyer2', 'rival']],
  ['ship', ['supplier', 'other', 'manager2']],
  ['publish', ['buyer', 'buyer2', 'rival']],
];

// Rejections end a deal, so they come late and seldom.
const rare = new Set<Act>(['reject', 'cancel', 'decline', 'withdraw']);

function disturber(random: Random, name: string, step: Make): Script {
  const steps: Step[] = [];
  const count = 1 + random.below(4);
  while (steps.length < count) {
    const [act, able] = random.pick(acts);
    if (rare.has(act) && random.chance(0.6)) continue;
    steps.push(step(random.pick(able), act, rare.has(act) ? 6_000 : 2_500));
  }
  return { name, steps };
}

/** Returns the id of a thing that a step makes, the same at every repetition of the run. */
export const idOf = (key: string): string => demoUserId(`simulated ${key}`);
