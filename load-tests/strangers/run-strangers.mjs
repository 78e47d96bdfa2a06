import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { buildWeb, compileServers, generate } from '../../deploy/local/build.mjs';
import { Explained } from '../../deploy/local/explained.mjs';
import { readFlags } from '../../deploy/local/flags.mjs';
import { inRoot } from '../../deploy/local/paths.mjs';
import { freePort } from '../../deploy/local/ports.mjs';
import { step } from '../../deploy/local/steps.mjs';
import { startWorld } from '../../deploy/local/world.mjs';
import { compareAddresses } from './compare-addresses.mjs';
import { deviation } from './compare-replies.mjs';

const known = {
  usage:
    'npm run strangers -- [flags]   (checks whether anonymous visitors can find out who has an account; data in .data/strangers)',
  flags: { samples: { about: 'number of addresses of each kind, 200 by default', value: true } },
};

/**
 * The limit for the response time: it may distinguish known from unknown addresses in at most 60 % of pairs. By chance,
 * it would do so in 50 %.
 */
const maxAuc = 0.6;

/** @type {(() => Promise<void>) | undefined} */
let stop;

/**
 * Starts a separate demo world, makes the calls with known and unknown addresses, prints the results and writes the
 * report. Stops it at the end, on Ctrl-C too.
 */
export async function runStrangers() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => void Promise.resolve(stop?.()).finally(() => process.exit(130)));
  }
  try {
    const { flags } = readFlags(process.argv.slice(2), known);
    await measure(Number(flags.samples ?? 200));
  } finally {
    await stop?.();
  }
}

/** @param {number} samples */
async function measure(samples) {
  await generate();
  await compileServers();
  await buildWeb();
  const world = await startStrangersWorld();
  const addresses = await addPeople(world.database, samples);
  const unknown = addresses.map((email) => email.replace('@', '.not@'));
  const options = { url: world.url, known: addresses, unknown, warmUp: 20 };
  conclude(await step('Addresses', () => compareAddresses(options)));
}

async function startStrangersWorld() {
  const dataDir = inRoot('.data/strangers');
  mkdirSync(dataDir, { recursive: true });
  const quiet = { SETU_DEMO: '1', FX_FEED_URL: 'off', LOG_LEVEL: 'warn', PUBLIC_ORIGIN: '', TRUSTED_HOPS: '1' };
  const port = await freePort();
  const { urls } = await startWorld({
    port,
    dataDir,
    env: { ...process.env, ...quiet },
    onBegin: (way) => (stop = way),
  });
  return { url: `http://127.0.0.1:${port}`, database: urls.identity ?? '' };
}

const insertPerson = `
  insert into app_user (id, company_id, email, name, surname, patronymic, mobile_phone, work_phone, work_add_phone, roles,
    status, created_at, updated_at)
  select gen_random_uuid(), company_id, ?, name, surname, patronymic, mobile_phone, work_phone, work_add_phone, roles,
    status, created_at, updated_at from app_user where email = 'buyer2@volga.example' returning id`;
const copyPassword = `
  insert into credential (user_id, password_hash, changed_at)
  select ?, c.password_hash, c.changed_at from credential c join app_user u on u.id = c.user_id
  where u.email = 'buyer2@volga.example'`;

/** Creates a number of new users and returns their email addresses. @param {string} url @param {number} wanted */
async function addPeople(url, wanted) {
  const { openDatabase } = await import('@setu/kit/db');
  const db = openDatabase({ url, schema: 'setu_identity', pool: { max: 1 } });
  const emails = Array.from({ length: wanted }, (_, n) => `p${Date.now()}.${n}@volga.example`);
  for (const email of emails) {
    const { rows } = await db.raw(insertPerson, [email]);
    await db.raw(copyPassword, [rows[0].id]);
  }
  await db.destroy();
  return emails;
}

/** @param {import('./compare-addresses.mjs').Compared[]} rows */
function conclude(rows) {
  mkdirSync(inRoot('test-results'), { recursive: true });
  const file = inRoot('test-results/strangers.json');
  const report = { at: new Date().toISOString(), loadAverage: loadavg(), rows };
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  const lines = rows.map(({ question, ofEach, auc, medians, known: replies }) => {
    const times = `known ${medians[0].toFixed(1)} ms, unknown ${medians[1].toFixed(1)} ms`;
    return `  ${question.padEnd(13)} ${auc.toFixed(3)} ± ${deviation(ofEach, ofEach).toFixed(3)}   ${times}; ${replies.length} answer(s)`;
  });
  process.stdout.write(`\n${lines.join('\n')}\n\n  0.5 means no difference. Full report: ${file}\n`);
  const worded = rows.filter((row) => row.known.join() !== row.unknown.join());
  if (worded.length > 0)
    throw new Explained(`Answered differently: ${worded.map(({ question }) => question).join(', ')}.`);
  const timed = rows.filter(({ auc }) => Math.max(auc, 1 - auc) > maxAuc);
  if (timed.length > 0)
    throw new Explained(`Distinguishable by their response time: ${timed.map(({ question }) => question).join(', ')}.`);
}
