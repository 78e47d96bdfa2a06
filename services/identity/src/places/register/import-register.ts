import { openDatabase, withTransaction } from '@setu/kit/db';
import { type RegisterPlace, readLine } from '../domain/register-line.js';
import { registerStore } from '../store/register.js';
import { recordsOf } from './csv-lines.js';

/** The results of an import, for districts and cities together. */
export interface ImportCounts {
  added: number;
  /** Bundled places that now have the register's id. */
  joined: number;
  renamed: number;
  unchanged: number;
  /** The skipped lines: other levels, and places that no longer exist. */
  passedOver: number;
  /** The number of rejected lines: those that cannot be read, and places of an unknown region. */
  refused: number;
}

export interface Importing {
  /** The URL for identity's database role. */
  url: string;
  file: string;
  /** If true, everything is done and then rolled back. */
  isDry: boolean;
}

class RolledBack extends Error {}

const schema = 'setu_identity';

/**
 * Imports the register's file in one transaction. Reads it twice, districts first, line by line. Repeating an import
 * changes nothing, and neither does an interrupted one. Nothing is ever deleted.
 */
export async function importRegister({ url, file, isDry }: Importing): Promise<ImportCounts> {
  const counts = { added: 0, joined: 0, renamed: 0, unchanged: 0, passedOver: 0, refused: 0 };
  const db = openDatabase({ url, schema, pool: { max: 1 }, statementMs: 0, connectMs: 10_000, acquireMs: 10_000 });
  try {
    await withTransaction(db, async (conn) => {
      const register = registerStore(conn);
      const regions = await register.regionIds();
      const importKind = async (kind: RegisterPlace['kind']): Promise<void> => {
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
      await importKind('area');
      await importKind('city');
      if (isDry) throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  } finally {
    await db.destroy();
  }
  return counts;
}
