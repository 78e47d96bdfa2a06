import { readFile } from 'node:fs/promises';
import { openDatabase } from '@setu/kit/db';
import { readEnv } from '@setu/kit/process';
import { z } from 'zod';
import { readHsLines } from './domain/hs-code.js';
import { hsCodes } from './store/hs-codes.js';

/**
 * Loads the official nomenclature: `FILE` in UTF-8, a line per code, `code;name in English;name in Russian`, a heading's
 * line left out. Codes are of 2 to 8 digits, dots allowed. `DATABASE_URL` is of the catalogue's own role.
 */
export async function loadHsCodes([file]: string[], env: NodeJS.ProcessEnv): Promise<void> {
  if (file === undefined) {
    process.stderr.write('usage: DATABASE_URL=… npm run hs -- FILE   (code;name_en;name_ru)\n');
    process.exitCode = 1;
    return;
  }
  const { DATABASE_URL } = readEnv({ DATABASE_URL: z.string() }, env);
  const codes = readHsLines(await readFile(file, 'utf8'), ';');
  const db = openDatabase({
    url: DATABASE_URL,
    schema: 'setu_catalogue',
    statementMs: 0,
    connectMs: 10_000,
    acquireMs: 15_000,
  });
  try {
    await hsCodes(db).put(codes, true);
    process.stderr.write(`${codes.length} codes\n`);
  } finally {
    await db.destroy();
  }
}
