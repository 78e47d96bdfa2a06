import type { Random } from './random.js';

/**
 * Something that goes wrong, at a counted place of a run. Places are counted separately: turns, messages (rpc requests
 * and answers), publications and deliveries.
 */
export type Fault =
  | { at: 'turn'; n: number; what: 'crash-before' | 'crash-after' | 'session-before' | 'session-after' | 'clock' }
  | { at: 'message'; n: number; what: 'lost' | 'repeated' | 'late' }
  | { at: 'publication'; n: number; what: 'lost' | 'unanswered' }
  | { at: 'delivery'; n: number; what: 'again' | 'unconfirmed' };

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

/** Returns the fault at a counted place. */
export function faultAt<At extends Fault['at']>(
  faults: readonly Fault[],
  at: At,
  n: number,
): Extract<Fault, { at: At }>['what'] | undefined {
  const found = faults.find((fault) => fault.at === at && fault.n === n);
  return found?.what as Extract<Fault, { at: At }>['what'] | undefined;
}
