import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { isAppError } from '@setu/kit/core';
import { readEnv } from '@setu/kit/process';
import { z } from 'zod';
import { companiesOf } from './plan.js';
import { seedCatalogue } from './seed-catalogue.js';

const count = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

const flagsShape = z.object({
  skus: count(0, 5_000_000).default(100_000),
  categories: count(2, 20_000).default(2_000),
  suppliers: count(1, 100_000).default(5_000),
  seed: count(0, 2_147_483_647).default(7),
});

function progressLine(what: string, done: number, of: number): void {
  const share = of === 0 ? 1 : done / of;
  const bar = '█'.repeat(Math.round(share * 30)).padEnd(30, '░');
  const line = `${bar} ${String(Math.round(share * 100)).padStart(3)} % ${what}`;
  process.stderr.write(process.stderr.isTTY ? `\r\u001B[K${line}${share === 1 ? '\n' : ''}` : `${line}\n`);
}

/** Returns the text of an error for the terminal. */
function explained(error: unknown): string {
  if (isAppError(error) && error.code === 'seed_used') {
    return `seed ${error.params.seed} has been used on this database: choose another with --seed`;
  }
  if (error instanceof z.ZodError)
    return error.issues.map((issue) => `--${issue.path.join('.')}: ${issue.message}`).join('\n');
  return error instanceof Error ? error.message : String(error);
}

/**
 * Seeds the catalogue as the flags `--skus`, `--categories`, `--suppliers` and `--seed` specify. `DATABASE_URL` (or
 * `CATALOGUE_DATABASE_URL`) must be for the catalogue's own role. With `--companies-to FILE` it only writes the
 * suppliers of that seed to the file. Progress and errors go to stderr. After an error the exit code is 1.
 */
export async function seedFromFlags(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  try {
    const text = { type: 'string' } as const;
    const options = { skus: text, categories: text, suppliers: text, seed: text, 'companies-to': text };
    const { 'companies-to': file, ...values } = parseArgs({ args, options }).values;
    const size = flagsShape.parse(values);
    if (file !== undefined) {
      const suppliers = companiesOf(size).map(({ id, shortName, city }) => ({ id, shortName, city }));
      return await writeFile(file, JSON.stringify(suppliers));
    }
    const ownUrl = env.CATALOGUE_DATABASE_URL;
    const { DATABASE_URL } = readEnv({ DATABASE_URL: z.string() }, ownUrl ? { DATABASE_URL: ownUrl } : env);
    await seedCatalogue({ ...size, url: DATABASE_URL, now: new Date(), onProgress: progressLine });
  } catch (error) {
    process.stderr.write(`${explained(error)}\n`);
    process.exitCode = 1;
  }
}
