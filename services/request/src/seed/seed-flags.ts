import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { isAppError } from '@setu/kit/core';
import { readEnv } from '@setu/kit/process';
import { z } from 'zod';
import { seededCustomers } from './customers.js';
import { seedRequests } from './seed-requests.js';

const count = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

const flagsShape = z.object({
  requests: count(0, 5_000_000).default(200_000),
  customers: count(1, 20_000).default(2_000),
  seed: count(0, 2_147_483_647).default(7),
});

/**
 * Seeds requests as the flags `--requests --customers --seed` say. `DATABASE_URL` (or `REQUEST_DATABASE_URL`) must use
 * the request service's own role. With `--companies-to FILE`, nothing is seeded. The customers for these flags are
 * written to the file instead. Progress and errors go to stderr. The exit code is 1 after an error.
 */
export async function seedFromFlags(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  try {
    const text = { type: 'string' } as const;
    const options = { requests: text, customers: text, seed: text, 'companies-to': text };
    const { 'companies-to': file, ...values } = parseArgs({ args, options }).values;
    const flags = flagsShape.parse(values);
    const customers = seededCustomers(flags.customers, flags.seed);
    if (file !== undefined) {
      const companies = customers.map(({ id, shortName, city }) => ({ type: 'customer', id, shortName, city }));
      return await writeFile(file, JSON.stringify(companies));
    }
    const ownUrl = env.REQUEST_DATABASE_URL;
    const { DATABASE_URL } = readEnv({ DATABASE_URL: z.string() }, ownUrl ? { DATABASE_URL: ownUrl } : env);
    await seedRequests({ ...flags, customers, url: DATABASE_URL, now: new Date(), onProgress: progressLine });
  } catch (error) {
    process.stderr.write(`${explained(error)}\n`);
    process.exitCode = 1;
  }
}

const progressLine = (what: string, done: number, of: number): void => {
  process.stderr.write(`${what}: ${done} of ${of}\n`);
};

/** Returns the error text for the terminal. */
function explained(error: unknown): string {
  if (isAppError(error) && error.code === 'seed_used')
    return `seed ${error.params.seed} has been used on this database: choose another with --seed`;
  if (error instanceof z.ZodError)
    return error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n');
  return error instanceof Error ? error.message : String(error);
}
