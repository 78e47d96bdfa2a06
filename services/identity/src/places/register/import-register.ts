import { openDatabase, withTransaction } from '@setu/kit/db';
import { type RegisterPlace, readLine } from '../domain/register-line.js';
import { registerStore } from '../store/register.js';
import { recordsOf } from './csv-lines.js';

/** What an import did, of districts and cities together. */
export interface ImportCounts {
  added: number;
  /** Came with the product, and have the register's id now. */
  joined: number;
  renamed: number;
  unchanged: number;
  /** Lines of other levels, and what is no more. */
  passedOver: number;
  /** Lines that cannot be read, and places of a region that is not here. */
  refused: number;
}

export interface Importing {
  /** Of identity's own role. */
  url: string;
  file: string;
  /** Everything is done and then taken back. */
  isDry: boolean;
}

class TakenBack extends Error {}

const schema = 'setu_identity';

/**
 * Reads the register's file twice, districts first, line by line, in one transaction: repeated it changes nothing, broken
 * off it has changed nothing. Nothing is ever taken away.
 */
export async function importRegister({ url, file, isDry }: Importing): Promise<ImportCounts> {
  const counts = { added: 0, joined: 0, renamed: 0, unchanged: 0, passedOver: 0, refused: 0 };
  const db = openDatabase({ url, schema, pool: { max: 1 }, statementMs: 0, connectMs: 10_000, acquireMs: 10_000 });
  try {
    await withTransaction(db, async (conn) => {
      const register = registerStore(conn);
      const regions = await register.regionIds();
      const take = async (kind: RegisterPlace['kind']): Promise<void> => {
        for await (const record of recordsOf(file)) {
          const place = readLine(record);
          const isFirst = kind === 'area';
          if (place === 'other') counts.passedOver += isFirst ? 1 : 0;
          else if (place === 'broken') counts.refused += isFirst ? 1 : 0;
          else if (place.kind === kind) {
            const regionId = regions.get(place.regionCode);
            counts[regionId === undefined ? 'refused' : await register.put(place, regionId)] += 1;
          }
        }
      };
      await take('area');
      await take('city');
      if (isDry) throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  } finally {
    await db.destroy();
  }
  return counts;
}
