import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkNode, compileServers, generate, install } from './build.mjs';
import { Explained, explain } from './explained.mjs';
import { readFlags } from './flags.mjs';
import { inRoot } from './paths.mjs';
import { runCommand } from './run-command.mjs';
import { serviceDatabases } from './service-databases.mjs';
import { step } from './steps.mjs';

const known = {
  usage: 'npm run seed -- [flags]   (a large synthetic catalogue, for load tests)',
  flags: {
    skus: { about: 'how many cards', value: true },
    categories: { about: 'how many categories', value: true },
    suppliers: { about: 'how many suppliers', value: true },
    seed: { about: 'a number; the same one makes the same catalogue', value: true },
    'database-url': {
      about: 'an owner’s connection string; else DATABASE_URL, else the embedded database of DATA_DIR',
      value: true,
    },
  },
};

try {
  await seed();
} catch (error) {
  explain(error);
}

/** Brings the database up where it is not running, and fills the catalogue's schema; identity gets its suppliers first. */
async function seed() {
  const { flags, rest } = readFlags(process.argv.slice(2), known);
  if (rest.length > 0) throw new Explained(`«${rest.join(' ')}» is not understood; see npm run seed -- --help`);
  const { 'database-url': databaseUrl, ...forwarded } = flags;
  checkNode();
  await install();
  await generate();
  await compileServers();
  const database = await step('Database', () => serviceDatabases({ databaseUrl, enough: ['identity', 'catalogue'] }));
  const folder = mkdtempSync(join(tmpdir(), 'setu-seed-'));
  const companies = join(folder, 'companies.json');
  try {
    const args = Object.entries(forwarded).flatMap(([name, value]) => [`--${name}`, String(value)]);
    await seedOf('catalogue', [...args, '--companies-to', companies], database.urls);
    await seedOf('identity', ['--companies-from', companies], database.urls);
    await seedOf('catalogue', args, database.urls);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await database.close();
  }
}

/**
 * Runs a service's own seeding, on its own schema.
 * @param {'identity' | 'catalogue'} service
 * @param {string[]} args
 * @param {Record<string, string>} urls
 */
async function seedOf(service, args, urls) {
  const entry = inRoot(`services/${service}/dist/seed-main.js`);
  if (!existsSync(entry)) throw new Explained(`${entry} is missing: ${service} was not compiled.`);
  const own = { DATABASE_URL: urls[service] ?? '', [`${service.toUpperCase()}_DATABASE_URL`]: '' };
  const env = { ...process.env, ...own };
  await runCommand(process.execPath, ['--enable-source-maps', entry, ...args], { env, show: true });
}
