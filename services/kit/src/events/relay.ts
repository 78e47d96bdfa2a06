import { listen } from '../db/listen.js';
import { openedWith } from '../db/open.js';
import { type Log, log as processLog } from '../log.js';
import { busRemade, busUp } from '../metrics.js';
import { alarm } from './alarm.js';
import { batchSize, publishDue, type Relaying } from './publish-due.js';
import { wayOut } from './way-out.js';

export interface RelayOptions extends Omit<Relaying, 'log'> {
  log?: Log;
  /** Milliseconds without a way out after which a person must look: 10 s unless told. */
  alarmMs?: number;
}

export interface Relay {
  /** Publishes what is due; gives how many were. */
  runOnce(): Promise<number>;
  close(): Promise<void>;
}

/** Milliseconds between two looks: soon where nothing tells of a new row, seldom where each is told of. */
const pollMs = 500;
const restMs = 2_000;
const longestMs = 2_000;

/**
 * Carries the service's outbox to the bus. Only unpublished rows count, never a position; one process works at a time;
 * a row is marked after the bus has it, so a crash in between publishes it again under the same id. While the bus is
 * away rows wait; `setu_bus_up` says 0, and one ERROR after `alarmMs`.
 */
export function startRelay(starting: RelayOptions): Relay {
  const { db, bus, service, log = processLog, alarmMs = 10_000 } = starting;
  const stopping = new AbortController();
  const woken = alarm();
  const { url, schema } = openedWith(db);
  const way = wayOut({ alarmMs, log });
  let working: Promise<unknown> = Promise.resolve();
  let isTold = false;
  // A counter that first appears at 1 has not grown, as Prometheus counts.
  busRemade.inc({ service }, 0);

  const runOnce = (): Promise<number> => {
    const turn = working.then(() => publishDue({ db, bus, service, log }));
    working = turn.catch(() => undefined);
    return turn;
  };

  const polling = (async () => {
    while (!stopping.signal.aborted) {
      try {
        const count = await runOnce();
        way.isOpen();
        busUp.set({ service }, 1);
        if (count === batchSize) continue;
      } catch (error) {
        way.isClosed(error);
        busUp.set({ service }, 0);
      }
      const failures = way.failures();
      const rests = isTold && failures === 0;
      await woken.wait(rests ? restMs : Math.min(longestMs, pollMs * 2 ** failures), stopping.signal);
    }
  })();
  const listening = listen({
    url,
    channels: [`outbox_${schema}`],
    onNotify: () => woken.ring(),
    signal: stopping.signal,
  });
  listening.then(
    () => {
      isTold = true;
    },
    () => log.warn('the relay polls: it could not listen'),
  );

  return {
    runOnce,
    close: async () => {
      stopping.abort();
      await polling;
      await working;
    },
  };
}
