import { definition as catalogue } from '@setu/catalogue/simulation';
import { definition as identity, openSignalHub } from '@setu/identity/simulation';
import { definition as request } from '@setu/request/simulation';
import { definition as review } from '@setu/review/simulation';
import { SimulatedBus } from './bus.js';
import { fillCatalogue } from './catalogue.js';
import { fillIdentity, reports } from './companies.js';
import { createDatabase, type SimulatedDatabase } from './database.js';
import { simulatedIds } from './ids.js';
import { media } from './instead/card-files.js';
import { type AnyDefinition, type Simulated, startProcess } from './process.js';
import { randomOf } from './random.js';
import { openReset, rememberBase } from './reset.js';
import type { Stage } from './run.js';
import { Scheduler } from './scheduler.js';
import { Sessions } from './sessions.js';
import { virtualTime } from './virtual-time.js';

/** The services that are simulated. */
export const services: readonly Simulated[] = [
  { definition: identity as unknown as AnyDefinition, edge: { signalHub: openSignalHub(), authority: {} } },
  { definition: request as unknown as AnyDefinition, edge: {} },
  { definition: catalogue as unknown as AnyDefinition, edge: { media } },
  { definition: review as unknown as AnyDefinition, edge: {} },
];

/** Creates a database in which every seed finds the same companies and users. */
export async function openStage(server: string, name: string): Promise<Stage & { close(): Promise<void> }> {
  const definitions = services.map(({ definition }) => definition);
  const names = definitions.map((each) => each.name);
  const fill = async (made: SimulatedDatabase): Promise<void> => {
    const sessions = await Sessions.open(made);
    try {
      await fillIdentity(sessions);
      await fillCatalogue(made.urls.catalogue ?? '');
      await report(sessions);
      await rememberBase(sessions, names);
    } finally {
      await sessions.close();
    }
  };
  const sessions = await Sessions.open(await createDatabase(server, name, { definitions, fill }));
  return { sessions, services, reset: await openReset(sessions, names), close: () => sessions.close() };
}

// Identity reports its companies and users to the other services, so that every seed begins after that.
async function report(sessions: Sessions): Promise<void> {
  const time = virtualTime(new Date('2026-11-01T09:00:00Z'));
  const scheduler = new Scheduler({
    ...{ random: randomOf('stage'), time, trace: () => undefined },
    heldSessions: (pids) => sessions.held(pids),
  });
  const bus = new SimulatedBus(scheduler, { publication: () => undefined, delivery: () => undefined });
  const ids = simulatedIds(randomOf('stage ids'), time);
  const surroundings = { scheduler, sessions, bus, ids, onStatement: () => undefined, onEvents: () => undefined };
  const processes = services.map((each) => startProcess(`${each.definition.name}/0`, each, surroundings));
  const publisher = bus.connect({ name: 'stage', isAlive: true });
  let isReported = false;
  const working = Promise.all(processes.map(({ started }) => started)).then(() =>
    scheduler.spawn({ name: 'stage' }, async () => {
      for (const event of reports(ids.id, time.now())) await publisher.publish(event);
      isReported = true;
    }),
  );
  working.catch(() => undefined);
  await scheduler.run(() => isReported && bus.pending() === 0 && processes.every((each) => each.isQuiet()), 100_000);
  for (const process of processes) await process.kill();
}
