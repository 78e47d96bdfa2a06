import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readEnv } from '@setu/kit/process';
import { z } from 'zod';
import { seedCompanies, seededCompanies } from './seed-companies.js';

/**
 * Adds the companies from the file given by `--companies-from FILE`. `DATABASE_URL` (or `IDENTITY_DATABASE_URL`)
 * belongs to the identity service's own role. On failure it prints the error to stderr and sets the exit code to 1.
 */
export async function seedFromFlags(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  try {
    const { values } = parseArgs({ args, options: { 'companies-from': { type: 'string' } } });
    const file = z.string({ error: '--companies-from is missing' }).parse(values['companies-from']);
    const companies = seededCompanies.parse(JSON.parse(await readFile(file, 'utf8')));
    const identityUrl = env.IDENTITY_DATABASE_URL;
    const { DATABASE_URL } = readEnv({ DATABASE_URL: z.string() }, identityUrl ? { DATABASE_URL: identityUrl } : env);
    await seedCompanies({ url: DATABASE_URL, companies, now: new Date() });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
