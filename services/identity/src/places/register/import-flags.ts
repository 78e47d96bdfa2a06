import { parseArgs } from 'node:util';
import { readEnv } from '@setu/kit/process';
import { z } from 'zod';
import { importRegister } from './import-register.js';

/**
 * Imports the address register from the file in `--register FILE`. `--dry-run` only shows what the import would do.
 * `DATABASE_URL` (or `IDENTITY_DATABASE_URL`) must belong to identity's database role. Prints the counts to stdout. A
 * failure is printed to stderr, with exit code 1.
 */
export async function importFromFlags(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  try {
    const { values } = parseArgs({ args, options: { register: { type: 'string' }, 'dry-run': { type: 'boolean' } } });
    const file = z.string({ error: '--register is missing' }).parse(values.register);
    const isDry = values['dry-run'] ?? false;
    const identityUrl = env.IDENTITY_DATABASE_URL;
    const { DATABASE_URL } = readEnv({ DATABASE_URL: z.string() }, identityUrl ? { DATABASE_URL: identityUrl } : env);
    const counts = await importRegister({ url: DATABASE_URL, file, isDry });
    const texts = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
    process.stdout.write(`${isDry ? 'nothing was written: ' : ''}${texts.join(', ')}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
