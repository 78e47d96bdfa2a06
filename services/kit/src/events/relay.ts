import { listen } from '../db/listen.js';
import { openedWith } from '../db/open.js';
import { type Log, log as processLog } from '../log.js';
import { busRemade, busUp } from '../metrics.js';
import { alarm } from './alarm.js';
import { batchSize, publishDue, type Relaying } from './publish-due.js';
import { wayOut } from './way-out.js';

export interface RelayOptions extends Omit<Relaying, 'log'> {
  log?: Log;
  /** Milliseconds of a publishing outage before an ERROR is logged. Default 10 s. */
  alarmMs?: number;
}

export interface Relay {
  /** Publishes the due events. Returns their number. */
  runOnce(): Promise<number>;
  close(): Promise<void>;
}

/**
 * Milliseconds between two polls: 500 while the relay cannot listen for new rows, 2,000 while it is notified of them.
 */
const pollMs = 500;
const restMs = 2_000;
const longestMs = 2_000;

/**
 * Starts the relay that publishes the service's outbox to the bus. It looks for unpublished rows and keeps no position.
 * One process works at a time. A row is marked after the bus has stored it, so a crash in between publishes it again
 * under the same id. While the bus is unavailable, rows wait, `setu_bus_up` is 0, and one ERROR is logged after
 * `alarmMs`.
 */
export function startRelay(starting: RelayOptions): Relay {
  const { db, bus, service, log = processLog, alarmMs = 10_000 } = starting;
  const stopping = new AbortController();
  const woken = alarm();
  const { url, schema } = openedWith(db);
  const way = wayOut({ alarmMs, log });
  let working: Promise<unknown> = Promise.resolve();
  let isListening = false;
  // Prometheus does not see an increase if a counter first appears with the value 1.
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
      const rests = isListening && failures === 0;
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
      isListening = true;
    },
    () => log.warn('the relay polls because it could not listen'),
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
