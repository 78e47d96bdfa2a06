import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { pathToFileURL } from 'node:url';
import { compileServers, generate } from '../../deploy/local/build.mjs';
import { openDatabase as openServer } from '../../deploy/local/database.mjs';
import { readFlags } from '../../deploy/local/flags.mjs';
import { dataPaths, inRoot } from '../../deploy/local/paths.mjs';
import { readSecrets } from '../../deploy/local/secrets.mjs';
import { services } from '../../deploy/local/service-names.mjs';
import { step } from '../../deploy/local/steps.mjs';
import { Closers } from '../bench/closers.mjs';
import { openRequests } from '../requests/open-requests.mjs';
import { createOthers, fill, rowsOfUser, splitMonths } from './fill.mjs';
import { measured } from './measure.mjs';

const known = {
  usage:
    'npm run bench:partitions -- [flags]   (notifications and audit entries with and without partitions, and lists of requests; data in .data/bench-partitions)',
  flags: { steps: { about: 'millions of notifications, in steps, 0.2,1,5 by default', value: true } },
};

const emails = {
  broker: 'manager@setu.example',
  customer: 'buyer@volga.example',
  supplier: 'supplier@kaveri.example',
};

const closers = new Closers();

/**
 * Fills the database of .data/bench-partitions in steps, measures after each step and prints the results. Closes it at
 * the end, on Ctrl-C too.
 */
export async function runPartitions() {
  await closers.during(async () => {
    const { flags } = readFlags(process.argv.slice(2), known);
    await generate();
    await compileServers();
    const steps = String(flags.steps ?? '0.2,1,5').split(',');
    await bench(steps.map((millions) => Math.round(Number(millions) * 100) * 10_000));
  });
}

const load = (/** @type {string} */ path) => import(pathToFileURL(inRoot(`services/${path}`)).href);

/** @param {number[]} sizes */
async function bench(sizes) {
  const { owner, requests, audit, notices } = await step('Database', openAll);
  const { userById, userId } = await import('@setu/demo-world');
  const customer = userById(userId(emails.customer)).companyId;
  const questions = await identityQuestions();
  /** @type {object[]} */
  const report = [];
  let from = await thereAlready(owner);
  for (const to of sizes) {
    if (to > from) await step(`${to} notifications`, () => fill(owner, { from, to, customer }));
    from = Math.max(from, to);
    for (const question of questions(from)) {
      const kinds = question.name.startsWith('audit') ? audit : notices;
      for (const [kind, db] of Object.entries(kinds))
        report.push(told({ notices: from, kind, ...(await measured(db, question)) }));
    }
    report.push(told({ notices: from, name: 'audit partitioned in place', ...(await converted(audit.plain)) }));
    for (const side of /** @type {const} */ (['broker', 'customer'])) {
      const run = () => requests.list({ kind: side, side, of: 'rfc', sort: ['published_at', 'desc'] });
      report.push(told({ notices: from, kind: 'requests', ...(await measured(requests.db, { name: side, run })) }));
    }
  }
  mkdirSync(inRoot('test-results'), { recursive: true });
  const machine = { processors: cpus().length, load: loadavg() };
  writeFileSync(inRoot('test-results/bench-partitions.json'), JSON.stringify({ report, machine }, undefined, 2));
}

/**
 * Partitions the audit entries as the migration does, and rolls it back.
 * @param {import('knex').Knex} db
 */
async function converted(db) {
  const { partitionByMonth } = await import('@setu/kit/db');
  const trx = await db.transaction();
  const rows = Number((await trx('audit').count({ n: '*' }).first())?.n);
  const began = performance.now();
  await trx.raw(partitionByMonth('audit', 'id').up);
  const ms = Math.round(performance.now() - began);
  await trx.rollback();
  return { rows, ms };
}

/** @template {object} T @param {T} line */
function told(line) {
  process.stdout.write(`${JSON.stringify(line)}\n`);
  return line;
}

/** @param {import('knex').Knex} owner */
const thereAlready = async (owner) =>
  Number((await owner.raw('select count(*) as n from bench_plain.notice')).rows[0].n);

async function openAll() {
  const dataDir = inRoot('.data/bench-partitions');
  mkdirSync(dataPaths(dataDir).logs, { recursive: true });
  const secrets = readSecrets(dataPaths(dataDir).secrets, [...services, 'bus']);
  const say = (/** @type {string} */ text) => process.stderr.write(`${text}\n`);
  const server = await openServer({ dataDir, userEnv: {}, secrets, say });
  closers.push(server.stop);
  const { openDatabase, migrate, partitionByMonth } = await import('@setu/kit/db');
  const open = (/** @type {string} */ url, /** @type {string} */ schema, max = 4) => {
    const db = openDatabase({ url, schema, pool: { max }, statementMs: 0, acquireMs: 60_000 });
    closers.push(() => db.destroy());
    return db;
  };
  const ownerUrl = server.ownerUrl ?? '';
  const owner = open(ownerUrl, 'public', 1);
  const identity = open(server.urls.identity ?? '', 'setu_identity');
  const request = open(server.urls.request ?? '', 'setu_request');
  const applied = await migrate(identity, {
    ...{ schema: 'setu_identity', ...(await load('identity/dist/migrations/index.js')) },
  });
  await migrate(request, { schema: 'setu_request', ...(await load('request/dist/migrations/index.js')) });
  const plain = open(ownerUrl, 'bench_plain');
  const month = open(ownerUrl, 'bench_month');
  const user = open(ownerUrl, 'bench_user');
  if (applied.length > 0) {
    const { keepPartitions } = await load('kit/dist/db/keep-partitions.js');
    await createOthers(owner, partitionByMonth);
    await splitMonths(identity, 'audit', keepPartitions);
    await splitMonths(month, 'notice', keepPartitions);
  }
  const requests = await openRequests(inRoot('services/request/dist'), server.urls.request ?? '', emails);
  closers.push(() => requests.close());
  return {
    owner,
    requests,
    audit: { plain, 'by month': identity },
    notices: { plain, 'by month': month, 'by user': user },
  };
}

const unread = 'select count(*) as total from notice where user_id = ? and read_at is null';

async function identityQuestions() {
  const { preparedRows } = await import('@setu/kit/db');
  const { noticeStore } = await load('identity/dist/notices/store/notices.js');
  const { auditRows } = await load('kit/dist/audit/audit-rows.js');
  const uuidOf = (/** @type {string} */ text) => {
    const hex = createHash('md5').update(text).digest('hex');
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
  };
  return (/** @type {number} */ size) => {
    const users = Math.floor(size / rowsOfUser);
    const userAt = (/** @type {number} */ at) => uuidOf(`user ${(at * 7919) % users}`);
    const all = (/** @type {number} */ at) => ({ userId: userAt(at), unreadOnly: false, search: '' });
    const made = (/** @type {number} */ at) => ({
      ...{ id: randomUUID(), userId: userAt(at), eventId: randomUUID(), createdAt: new Date() },
      ...{ type: 'request_message', params: {}, entityType: 'none', entityId: '' },
    });
    const since = (/** @type {number} */ days) => new Date(Date.now() - days * 86_400_000);
    const company = (/** @type {number} */ at) => uuidOf(`company ${at}`);
    /** @type {import('./measure.mjs').Question[]} */
    const questions = [
      { name: 'newest notifications', run: (db, at) => noticeStore(db).list(all(at), { limit: 10, offset: 0 }) },
      { name: 'count of all', run: (db, at) => noticeStore(db).count(all(at)) },
      { name: 'count of unread', run: (db, at) => noticeStore(db).unread(userAt(at)) },
      { name: 'count of unread, prepared', run: (db, at) => preparedRows(db, unread, [userAt(at)]) },
      { name: 'all marked as read', run: (db, at) => noticeStore(db).markAllRead(userAt(at), 'all', new Date()) },
      { name: 'a new notification', run: (db, at) => noticeStore(db).insert([made(at)]) },
      { name: 'audit, newest page', run: (db) => auditRows(db, { limit: 50 }) },
      { name: 'audit of a company', run: (db, at) => auditRows(db, { limit: 50, companyId: company(at) }) },
      {
        name: 'audit of a week',
        run: (db, at) => auditRows(db, { limit: 50, from: since(at * 7 + 7), before: since(at * 7) }),
      },
    ];
    return questions;
  };
}
