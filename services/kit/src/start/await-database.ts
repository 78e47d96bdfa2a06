import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';
import pg from 'pg';
import { openedWith } from '../db/open.js';
import { isOutage } from '../db/outage.js';
import type { Log } from '../log.js';

const waitLimitMs = 30_000;
const pauseMs = 250;

/**
 * Waits up to half a minute until the database answers. At start it may still be starting too, or seven processes may
 * connect concurrently on a busy machine. Other errors (a wrong password, a missing database) are thrown immediately.
 */
export async function awaitDatabase(db: Knex, log: Log): Promise<void> {
  const deadline = Date.now() + waitLimitMs;
  for (let tries = 1; ; tries += 1) {
    try {
      await db.raw('select 1');
      return;
    } catch (error) {
      if (!isOutage(error) || Date.now() > deadline) throw error;
      await mustBeAdmitted(openedWith(db).url);
      if (tries === 1) log.warn({ err: error }, 'the database does not answer yet');
      await wait(pauseMs);
    }
  }
}

// The pool reports only that it got no connection. A separate connection finds the reason.
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
