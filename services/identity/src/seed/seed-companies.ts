import { migrate, openDatabase, withTransaction } from '@setu/kit/db';
import { z } from 'zod';
import { migrations } from '../migrations/index.js';

const company = z.object({
  id: z.uuid(),
  type: z.enum(['customer', 'supplier']).default('supplier'),
  shortName: z.string().min(1),
  city: z.object({ en: z.string(), ru: z.string() }),
});

/**
 * The file format of companies to seed: suppliers of a seeded catalogue or customers of seeded requests, as written by
 * those services.
 */
export const seededCompanies = z.array(company);

export interface Seeding {
  /** The connection URL of the identity service's own role. */
  url: string;
  companies: z.output<typeof seededCompanies>;
  now: Date;
}

const SCHEMA = 'setu_identity';
const CHUNK = 500;

/**
 * Migrates the schema if needed and adds the companies, active and with their city. Existing companies stay unchanged.
 */
export async function seedCompanies({ url, companies, now }: Seeding): Promise<void> {
  const db = openDatabase({
    url,
    schema: SCHEMA,
    pool: { max: 2 },
    statementMs: 0,
    connectMs: 10_000,
    acquireMs: 10_000,
  });
  try {
    await migrate(db, { schema: SCHEMA, migrations });
    await withTransaction(db, async (conn) => {
      for (let from = 0; from < companies.length; from += CHUNK) {
        const part = companies.slice(from, from + CHUNK);
        const rows = part.map(({ id, type, shortName }) => ({
          id,
          type,
          short_name: shortName,
          full_name: shortName,
          created_at: now,
          updated_at: now,
        }));
        const cities = part.map(({ id, city }) => ({ company_id: id, city_en: city.en, city_ru: city.ru }));
        await conn('company').insert(rows).onConflict('id').ignore();
        await conn('company_address').insert(cities).onConflict('company_id').ignore();
      }
    });
  } finally {
    await db.destroy();
  }
}
