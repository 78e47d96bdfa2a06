import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';
import pg from 'pg';
import { openedWith } from '../db/open.js';
import { isOutage } from '../db/outage.js';
import type { Log } from '../log.js';

const patienceMs = 30_000;
const pauseMs = 250;

/**
 * Asks until the database answers, for half a minute: at a start it may be starting too, or be greeted by seven processes
 * at once on a busy machine. What is no outage (a wrong password, a database that does not exist) is thrown at once.
 */
export async function awaitDatabase(db: Knex, log: Log): Promise<void> {
  const until = Date.now() + patienceMs;
  for (let tries = 1; ; tries += 1) {
    try {
      await db.raw('select 1');
      return;
    } catch (error) {
      if (!isOutage(error) || Date.now() > until) throw error;
      await mustBeAdmitted(openedWith(db).url);
      if (tries === 1) log.warn({ err: error }, 'the database does not answer yet');
      await wait(pauseMs);
    }
  }
}

// The pool says that it has got no connection, not why.
async function mustBeAdmitted(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 1_000 });
  try {
    await client.connect();
  } catch (error) {
    if (!isOutage(error)) throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
