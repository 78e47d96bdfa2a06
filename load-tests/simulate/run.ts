import type { Deal } from './acts.js';
import { SimulatedBus } from './bus.js';
import { cardBuilders } from './card-acts.js';
import type { Script } from './deal.js';
import { type Fault, faultAt } from './faults.js';
import { simulatedIds, useAsSystemIds } from './ids.js';
import { importBuilders } from './import-acts.js';
import { useTime } from './instead/node-timers.js';
import { emptyPictures, type StoredPicture } from './instead/picture-files.js';
import type { Network } from './network.js';
import { type Outcome, playScript } from './play.js';
import { type Process, type Simulated, startProcess } from './process.js';
import { digest, randomOf } from './random.js';
import type { Reset } from './reset.js';
import { Scheduler, type Turn } from './scheduler.js';
import type { Sessions } from './sessions.js';
import { virtualTime } from './virtual-time.js';

/** What a seed runs. The shrinker takes parts away. */
export interface Plan {
  seed: number;
  /** Decides the order of turns instead of the seed. The shrinker tries others, because fewer steps shift all turns. */
  turnSeed?: number;
  scripts: readonly Script[];
  faults: readonly Fault[];
}

/** A run after everything became quiet. */
export interface Ran {
  /** The services that ran. */
  services: readonly Simulated[];
  outcomes: Outcome[];
  bus: SimulatedBus;
  /** What media has stored. */
  pictures: ReadonlyMap<string, StoredPicture>;
  turns: number;
  trace: string[];
  hash: string;
}

/** The services that only cards need. Without a card in the plan they would only cost time. */
const ofCards: readonly string[] = ['catalogue', 'review'];

/** Returns the services that a plan needs. */
export const neededBy = ({ scripts }: Plan, services: readonly Simulated[]): readonly Simulated[] => {
  const hasCards = scripts.some(({ steps }) => steps.some(({ act }) => act in cardBuilders || act in importBuilders));
  return services.filter(({ definition: { name } }) => hasCards || !ofCards.includes(name));
};

export interface Stage {
  sessions: Sessions;
  services: readonly Simulated[];
  reset: Reset;
}

const begin = new Date('2026-11-20T09:00:00Z');
const maxTurns = 20_000;

/** Runs a plan to its quiet end: all steps are over, all processes run, and all events are handled. */
export async function run({ sessions, services, reset }: Stage, plan: Plan, keepsTrace: boolean): Promise<Ran> {
  const hash = digest();
  const trace: string[] = [];
  const say = (line: string): void => {
    hash.add(line);
    if (keepsTrace) trace.push(line);
  };
  const time = virtualTime(begin);
  const scheduler = new Scheduler({
    ...{ random: randomOf(plan.turnSeed ?? plan.seed).fork('turns'), time, trace: say },
    heldSessions: (pids) => sessions.held(pids),
  });
  const ids = simulatedIds(randomOf(plan.seed).fork('ids'), time);
  useAsSystemIds(ids);
  useTime(scheduler);
  const pictures = emptyPictures();
  const bus = new SimulatedBus(scheduler, {
    publication: (n) => faultAt(plan.faults, 'publication', n),
    delivery: (n) => faultAt(plan.faults, 'delivery', n),
  });
  const running = new Map<string, Process>();
  const onEvents = (service: string): void => {
    for (const process of running.values()) if (process.service === service) process.ring();
  };
  const surroundings = { scheduler, sessions, bus, ids, onStatement: reset.note, onEvents };
  const start = (name: string): void => {
    const simulated = services.find(({ definition }) => name.startsWith(definition.name));
    if (simulated === undefined) return;
    const process = startProcess(name, simulated, surroundings);
    running.set(name, process);
    // A process that cannot start ends, and its supervisor starts it again.
    process.started.catch(() => {
      scheduler.add({
        actor: { name: 'supervisor' },
        label: `${name} could not start`,
        execute: async () => {
          await crash(process);
          return () => undefined;
        },
      });
    });
  };
  const twins = randomOf(plan.seed).fork('processes');
  const needed = neededBy(plan, services);
  const names = needed.flatMap(({ definition: { name } }) =>
    twins.chance(0.3) ? [`${name}/1`, `${name}/2`] : [`${name}/1`],
  );
  names.forEach(start);
  const crash = async (process: Process): Promise<void> => {
    say(`          ${process.name} crashes`);
    running.delete(process.name);
    await process.kill();
    time.at(time.ms() + 1_000 + twins.below(4_000), () => start(process.name));
  };
  scheduler.interfere = interference({ plan, time, crash, say });
  const network: Network = {
    scheduler,
    processOf: (service) => {
      const able = [...running.values()].filter((process) => process.service === service);
      return able.length === 0 ? undefined : twins.pick(able);
    },
    fault: (n) => faultAt(plan.faults, 'message', n),
    count: { messages: 0, calls: 0 },
  };
  const outcomes: Outcome[] = [];
  const deals = new Map<number, Deal>();
  let open = plan.scripts.length;
  let failure: unknown;
  const play = (script: Script): void => {
    scheduler
      .spawn({ name: script.name }, () => playScript({ script, network, deals, outcomes, say }))
      .catch((error: unknown) => {
        failure = error;
      })
      .finally(() => {
        open -= 1;
      });
  };
  const isQuiet = (): boolean =>
    bus.pending() === 0 && running.size === names.length && [...running.values()].every((one) => one.isQuiet());
  try {
    plan.scripts.forEach(play);
    await scheduler.run(() => open === 0, maxTurns);
    await scheduler.run(isQuiet, maxTurns);
    if (failure !== undefined) throw failure;
    return { services: needed, outcomes, bus, pictures, turns: scheduler.turns, trace, hash: hash.hex() };
  } catch (error) {
    throw new Failed(error instanceof Error ? `${error.name}: ${error.message}` : String(error), trace);
  } finally {
    for (const process of [...running.values()]) await process.kill();
  }
}

/** A run that did not reach its end, and what happened until then. */
export class Failed extends Error {
  override name = 'Failed';
  constructor(
    message: string,
    readonly trace: readonly string[],
  ) {
    super(message);
  }
}

interface Interfering {
  plan: Plan;
  time: { advance(ms: number): void };
  crash(process: Process): Promise<void>;
  say(line: string): void;
}

// A fault waits for the first turn at or after its place to which it can happen.
function interference({ plan, time, crash, say }: Interfering) {
  const waiting = plan.faults.filter((fault) => fault.at === 'turn').sort((a, b) => a.n - b.n);
  return async (turn: Turn, when: 'before' | 'after', count: number): Promise<boolean> => {
    const index = waiting.findIndex(({ n, what }) => n <= count && isPossible(what, when, turn));
    const [fault] = index === -1 ? [] : waiting.splice(index, 1);
    if (fault === undefined) return true;
    if (fault.what === 'clock') {
      say('          the clocks jump by five hours');
      time.advance(5 * 3_600_000);
      return true;
    }
    if (fault.what.startsWith('session')) {
      say(`          ${turn.actor.name} loses its session ${when} "${turn.label}"`);
      await turn.session?.lose();
      return false;
    }
    await crash(turn.actor.owner as Process);
    return false;
  };
}

const isPossible = (what: string, when: 'before' | 'after', { actor, session }: Turn): boolean => {
  if (what === 'clock') return when === 'before';
  if (!what.endsWith(when)) return false;
  return what.startsWith('session') ? session !== undefined : actor.owner !== undefined;
};
