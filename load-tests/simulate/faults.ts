import type { Random } from './random.js';

/** What can go wrong, by the kind of place: a turn, an rpc message, a publication or a delivery of the bus. */
interface Places {
  turn: 'crash-before' | 'crash-after' | 'session-before' | 'session-after' | 'clock';
  message: 'lost' | 'repeated' | 'late';
  publication: 'lost' | 'unanswered';
  delivery: 'again' | 'unconfirmed';
}

type FaultAt<At extends keyof Places> = { at: At; n: number; what: Places[At] };

/** Something that goes wrong at a counted place of a run. The places of each kind are counted separately. */
export type Fault = { [At in keyof Places]: FaultAt<At> }[keyof Places];

/** Draws the faults of a seed: none in one seed of seven, else up to six. */
export function drawFaults(random: Random): Fault[] {
  const count = random.pick([0, 1, 2, 3, 4, 5, 6]);
  return Array.from({ length: count }, () => drawFault(random));
}

function drawFault(random: Random): Fault {
  const kind = random.below(10);
  if (kind < 5) {
    const what = random.pick([
      'crash-before',
      'crash-after',
      'crash-after',
      'session-before',
      'session-after',
      'clock',
    ] as const);
    return { at: 'turn', n: 1 + random.below(550), what };
  }
  if (kind < 7) return { at: 'message', n: 1 + random.below(25), what: random.pick(['lost', 'repeated', 'late']) };
  if (kind < 8) return { at: 'publication', n: 1 + random.below(15), what: random.pick(['lost', 'unanswered']) };
  return { at: 'delivery', n: 1 + random.below(40), what: random.pick(['again', 'unconfirmed']) };
}

/** Returns what goes wrong at a counted place. */
export function faultAt<At extends keyof Places>(faults: readonly Fault[], at: At, n: number): Places[At] | undefined {
  const found = faults.find((fault): fault is Fault & FaultAt<At> => fault.at === at && fault.n === n);
  return found?.what;
}
