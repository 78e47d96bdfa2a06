import { type DemoRequest, demoRequests } from '@setu/demo-world';
import { invalidCode, systemIds } from '@setu/kit/core';
import { type Knex, migrate, openDatabase, withTransaction } from '@setu/kit/db';
import { demoSnapshots } from '../demo-rows/demo-snapshots.js';
import { loadRequests } from '../demo-rows/load-requests.js';
import { migrations } from '../migrations/index.js';
import { companyRow } from '../read-models/store/companies.js';
import { userFields } from '../read-models/store/people.js';
import { toRow } from '../store/fields.js';
import { stores } from '../store/index.js';
import type { SeededCustomer } from './customers.js';
import { manyRequests } from './many-requests.js';

export interface Seeding {
  /** Uses the request service's own role. */
  url: string;
  requests: number;
  customers: readonly SeededCustomer[];
  seed: number;
  now: Date;
  /** Reports the current task and how much of it is done. */
  onProgress(what: string, done: number, of: number): void;
}

const SCHEMA = 'setu_request';
const CHUNK = 2_000;

/**
 * Migrates the schema if needed and adds requests in every status with all related rows, in chunks. Publishes no
 * events. Throws `seed_used` if the seed was used on this database before.
 */
export async function seedRequests(seeding: Seeding): Promise<void> {
  const { url } = seeding;
  const longTimeouts = { pool: { max: 2 }, statementMs: 0, connectMs: 10_000, acquireMs: 10_000 };
  const db = openDatabase({ url, schema: SCHEMA, ...longTimeouts });
  try {
    await migrate(db, { schema: SCHEMA, migrations });
    await addCustomers(db, seeding);
    await addRequests(db, seeding);
    await db.raw('analyze');
  } finally {
    await db.destroy();
  }
}

async function addCustomers(db: Knex, { customers, seed }: Seeding): Promise<void> {
  const [first] = customers;
  if (first !== undefined && (await db('company_copy').where('id', first.id).first()) !== undefined)
    throw invalidCode('seed_used', { seed: String(seed) });
  await withTransaction(db, async (conn) => {
    const { bulk } = stores(conn);
    const company = { type: 'customer', inn: '', active: true, blacklisted: false, version: 0 } as const;
    await bulk.insert(
      'company_copy',
      customers.map(({ id, shortName }) => companyRow({ ...company, id, shortName })),
    );
    await bulk.insert(
      'user_copy',
      customers.map(({ id, author }) => toRow(userFields, { ...author, companyId: id, version: 0 })),
    );
  });
}

async function addRequests(db: Knex, seeding: Seeding): Promise<void> {
  const { now, requests } = seeding;
  const usedNumbers = new Set<string>(await db('request').whereNotNull('numeric_hash').pluck('numeric_hash'));
  const cards = demoSnapshots(new Set(demoRequests(now).map(({ cardId }) => cardId)), now);
  let chunk: DemoRequest[] = [];
  let done = 0;
  const send = async (): Promise<void> => {
    const loading = { requests: chunk, deals: [], cards, now, id: systemIds.id };
    await withTransaction(db, (conn) => loadRequests(stores(conn), loading));
    done += chunk.length;
    chunk = [];
    seeding.onProgress('requests', done, requests);
  };
  for (const request of manyRequests({ ...seeding, usedNumbers })) {
    chunk.push(request);
    if (chunk.length === CHUNK) await send();
  }
  if (chunk.length > 0) await send();
}
