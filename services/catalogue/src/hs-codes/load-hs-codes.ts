import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '@setu/kit/db';
import { readEnv } from '@setu/kit/process';
import { z } from 'zod';
import { decodeText } from './domain/decode-text.js';
import { importReport, type ReadFile } from './domain/import-report.js';
import { type JoinedNomenclature, joinNomenclatures } from './domain/join-nomenclatures.js';
import { readNomenclature } from './domain/read-nomenclature.js';
import { hsCodes } from './store/hs-codes.js';

const usage = `usage: DATABASE_URL=… npm run hs -- [--dry] FILE…
  Files as customs authorities publish them. Each row has a code and a name in English, in Russian or in both, separated
  by "|", a tab, ";" or ",". A header is optional. The encoding is UTF-8, Windows-1251 or DOS (866).
  Several files are joined by their codes.
  --dry reports what would be imported and changes nothing.
`;

/** Reads the files and joins them by code. Also returns the report for the operator. */
export async function readFiles(paths: readonly string[]): Promise<{ joined: JoinedNomenclature; report: string }> {
  const files: ReadFile[] = [];
  for (const file of paths) {
    const { text, encoding } = decodeText(await readFile(file));
    files.push({ name: path.basename(file), encoding, read: readNomenclature(text) });
  }
  const joined = joinNomenclatures(files.map(({ read }) => read.lines));
  return { joined, report: importReport(files, joined) };
}

/**
 * Loads the official nomenclature from files. If chapters are missing, the names are loaded, but searches still report
 * the codes as a subset. `DATABASE_URL` must belong to the catalogue's database role.
 */
export async function loadHsCodes(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const files = args.filter((one) => one !== '--dry');
  if (files.length === 0) {
    process.stderr.write(usage);
    process.exitCode = 1;
    return;
  }
  const { joined, report } = await readFiles(files);
  process.stderr.write(`${report}\n`);
  if (joined.codes.length === 0) process.exitCode = 1;
  if (joined.codes.length === 0 || args.includes('--dry')) return;
  const { DATABASE_URL } = readEnv({ DATABASE_URL: z.string() }, env);
  const db = openDatabase({
    url: DATABASE_URL,
    schema: 'setu_catalogue',
    statementMs: 0,
    connectMs: 10_000,
    acquireMs: 15_000,
  });
  try {
    await hsCodes(db).put(joined.codes, joined.missingChapters.length === 0);
    process.stderr.write('Loaded.\n');
  } finally {
    await db.destroy();
  }
}
