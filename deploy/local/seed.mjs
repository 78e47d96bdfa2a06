import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkNode, compileServers, generate, installProduct } from './build.mjs';
import { Explained, explain } from './explained.mjs';
import { readFlags } from './flags.mjs';
import { inRoot } from './paths.mjs';
import { runCommand } from './run-command.mjs';
import { serviceDatabases } from './service-databases.mjs';
import { step } from './steps.mjs';

const known = {
  usage: 'npm run seed -- [flags]   (a large synthetic catalogue, or many requests, for load tests)',
  flags: {
    skus: { about: 'number of cards', value: true },
    categories: { about: 'number of categories', value: true },
    suppliers: { about: 'number of suppliers', value: true },
    requests: { about: 'number of requests; without card flags the catalogue stays as it is', value: true },
    customers: { about: 'number of companies that own the requests', value: true },
    seed: { about: 'a number; the same seed makes the same rows', value: true },
    'database-url': {
      about: 'the owner’s connection string; by default DATABASE_URL, else the embedded database of DATA_DIR',
      value: true,
    },
  },
};

/** @typedef {'catalogue' | 'request'} Seeded */
/** @typedef {keyof typeof known.flags} Flag */

/** The flags of each service's own seeding. @type {Record<Seeded, Flag[]>} */
const flagsOf = {
  catalogue: ['skus', 'categories', 'suppliers', 'seed'],
  request: ['requests', 'customers', 'seed'],
};

/**
 * Starts the database if it is not running, and fills the schemas of the chosen services. The companies that a service
 * needs are created in identity first.
 */
async function seed() {
  const { flags, rest } = readFlags(process.argv.slice(2), known);
  if (rest.length > 0) throw new Explained(`"${rest.join(' ')}" is not a flag. See npm run seed -- --help`);
  checkNode();
  await installProduct();
  await generate();
  await compileServers();
  const services = servicesOf(flags);
  const database = await step('Database', () =>
    serviceDatabases({ databaseUrl: flags['database-url'], enough: ['identity', ...services] }),
  );
  const folder = mkdtempSync(join(tmpdir(), 'setu-seed-'));
  try {
    for (const service of services) {
      const companies = join(folder, `${service}-companies.json`);
      const args = flagsOf[service].flatMap((name) =>
        flags[name] === undefined ? [] : [`--${name}`, String(flags[name])],
      );
      await seedOf(service, [...args, '--companies-to', companies], database.urls);
      await seedOf('identity', ['--companies-from', companies], database.urls);
      await seedOf(service, args, database.urls);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await database.close();
  }
}

/**
 * Returns the services to seed. With only `--requests`, the catalogue is not changed. Without `--requests`, only the
 * catalogue is seeded.
 * @param {Partial<Record<Flag, string>>} flags
 * @returns {Seeded[]}
 */
function servicesOf(flags) {
  const meantRequests = flags.requests !== undefined;
  const meantCards = flags.skus !== undefined || flags.categories !== undefined || flags.suppliers !== undefined;
  if (!meantRequests) return ['catalogue'];
  return meantCards ? ['catalogue', 'request'] : ['request'];
}

/**
 * Runs a service's own seeding, on its own schema.
 * @param {'identity' | 'catalogue' | 'request'} service
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

try {
  await seed();
} catch (error) {
  explain(error);
}
