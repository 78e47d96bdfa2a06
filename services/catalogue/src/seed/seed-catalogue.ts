import { categories, colors, demoCards, industries, units } from '@setu/demo-world';
import { invalidCode } from '@setu/kit/core';
import { type Knex, migrate, openDatabase, withConnection, withTransaction } from '@setu/kit/db';
import type { NewCard } from '../cards/store/new-card.js';
import { fillCategories } from '../categories/store/fill-categories.js';
import { refreshCategories } from '../categories/store/refresh-categories.js';
import { migrations } from '../migrations/index.js';
import { fillCompanies } from '../read-models/store/fill-companies.js';
import { fillReference } from '../reference/store/fill-reference.js';
import { rebuildSearch } from '../search/store/rebuild-search.js';
import { copyCards } from './copy-cards.js';
import { type SeedPlan, type SeedSize, seedPlan } from './plan.js';
import { seedCards } from './seed-cards.js';

export interface Seeding extends SeedSize {
  /** The URL of the catalogue's own database role. */
  url: string;
  now: Date;
  /** Receives the current step and its progress. */
  onProgress(what: string, done: number, of: number): void;
}

const SCHEMA = 'setu_catalogue';
const CHUNK = 20_000;

const demoRoots = categories.filter(({ level }) => level === 0);

/**
 * Returns the category roots of the database. Missing ones are created from the demo world, so that the demo world can
 * still be loaded.
 */
export async function rootsOf(db: Knex): Promise<{ product: string; service: string }> {
  const there: Array<{ id: string; type: 'product' | 'service' }> = await db('category')
    .select('id', 'type')
    .where('level', 0);
  const missing = demoRoots.filter(({ type }) => there.every((root) => root.type !== type));
  await fillCategories(db, missing);
  const idOf = (type: 'product' | 'service'): string => {
    const root = [...there, ...missing].find((one) => one.type === type);
    if (root === undefined) throw new Error(`no root for a ${type}`);
    return root.id;
  };
  return { product: idOf('product'), service: idOf('service') };
}

async function fillAround(db: Knex, seeding: Seeding): Promise<SeedPlan> {
  const fill = fillReference(db);
  await fill.units(units);
  await fill.colors(colors);
  await fill.industries(industries);
  const plan = seedPlan(seeding, await rootsOf(db));
  const [first] = plan.companies;
  if (first !== undefined && (await db('company').where('id', first.id).first()) !== undefined) {
    throw invalidCode('seed_used', { seed: String(seeding.seed) });
  }
  await fillCategories(db, plan.categories);
  await fillCompanies(db, plan.companies);
  await refreshCategories(db);
  return plan;
}

async function copyAll(db: Knex, seeding: Seeding, plan: SeedPlan): Promise<void> {
  const stock = {
    unitIds: units.map(({ id }) => id),
    colorIds: colors.map(({ id }) => id),
    industryIds: industries.map(({ id }) => id),
    pictureIds: [...new Set(demoCards().flatMap((card) => card.pictureIds))],
    now: seeding.now,
  };
  await withConnection(db, async (connection) => {
    let chunk: NewCard[] = [];
    let done = 0;
    const send = async (): Promise<void> => {
      await copyCards(connection, chunk);
      done += chunk.length;
      chunk = [];
      seeding.onProgress('cards', done, seeding.skus);
    };
    for (const card of seedCards(seeding, plan, stock)) {
      chunk.push(card);
      if (chunk.length === CHUNK) await send();
    }
    await send();
  });
}

const STEPS = ['documents', 'listings', 'words', 'changes', 'done'] as const;

/**
 * Adds a large synthetic catalogue to the existing data, in chunks, then rebuilds the read model. It migrates the
 * schema if necessary.
 * The same seed gives the same catalogue. Throws `seed_used` if the seed was used on this database before.
 */
export async function seedCatalogue(seeding: Seeding): Promise<void> {
  const db = openDatabase({
    url: seeding.url,
    schema: SCHEMA,
    pool: { max: 2 },
    statementMs: 0,
    connectMs: 10_000,
    acquireMs: 10_000,
  });
  try {
    await migrate(db, { schema: SCHEMA, migrations });
    const plan = await fillAround(db, seeding);
    await copyAll(db, seeding, plan);
    await db.raw('ANALYZE category, company, sku, sku_version');
    await withTransaction(db, (conn) =>
      rebuildSearch(conn, (step) => seeding.onProgress(`search: ${step}`, STEPS.indexOf(step), STEPS.length - 1)),
    );
    await db.raw('ANALYZE category_word');
  } finally {
    await db.destroy();
  }
}
