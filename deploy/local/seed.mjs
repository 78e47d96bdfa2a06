import { existsSync } from 'node:fs';
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

/** Brings the database up where it is not running, and fills the catalogue's schema. */
async function seed() {
  const { flags, rest } = readFlags(process.argv.slice(2), known);
  if (rest.length > 0) throw new Explained(`«${rest.join(' ')}» is not understood; see npm run seed -- --help`);
  const { 'database-url': databaseUrl, ...forwarded } = flags;
  checkNode();
  await install();
  await generate();
  await compileServers();
  const entry = inRoot('services/catalogue/dist/seed-main.js');
  if (!existsSync(entry)) throw new Explained(`${entry} is missing: the catalogue was not compiled.`);
  const database = await step('Database', () => serviceDatabases({ databaseUrl, enough: ['catalogue'] }));
  try {
    const args = Object.entries(forwarded).flatMap(([name, value]) => [`--${name}`, String(value)]);
    const env = { ...process.env, DATABASE_URL: database.urls.catalogue ?? '', CATALOGUE_DATABASE_URL: '' };
    await runCommand(process.execPath, ['--enable-source-maps', entry, ...args], { env, show: true });
  } finally {
    await database.close();
  }
}
