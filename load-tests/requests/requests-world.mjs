import { inRoot } from '../../deploy/local/paths.mjs';
import { runCommand } from '../../deploy/local/run-command.mjs';
import { step } from '../../deploy/local/steps.mjs';
import { analyze } from '../bench/analyze.mjs';
import { startBenchWorld } from '../bench/bench-world.mjs';
import { openVisitor } from '../pages/visitors.mjs';

const password = 'Setu-demo-1';

/**
 * Builds and starts the environment of .data/bench-requests. Calls `onBegin` with the stop function before it starts
 * anything.
 * @param {(stop: () => Promise<void>) => void} onBegin
 */
export async function startRequestsWorld(onBegin) {
  const { url, urls, pids } = await startBenchWorld('bench-requests', onBegin);
  return { url, database: urls.request ?? '', pids };
}

/**
 * Seeds as many requests as the database lacks to reach a wanted number.
 * @param {{ db: import('knex').Knex }} service
 * @param {string} url of its database
 * @param {number} wanted
 */
export async function seedMissing({ db }, url, wanted) {
  const there = Number((await db('request').count({ n: '*' }).first())?.n ?? 0);
  if (there >= wanted) return;
  // A seed number always generates the same requests, so another size needs another seed number.
  const args = ['--requests', String(wanted - there), '--seed', String(there)];
  const entry = inRoot('services/request/dist/seed-main.js');
  const env = { ...process.env, DATABASE_URL: url, REQUEST_DATABASE_URL: '' };
  await step('Requests seeded', () => runCommand(process.execPath, [entry, ...args], { env }));
  await analyze({ url, schema: 'setu_request' });
}

/** Signs in a demo user and returns the headers of their session. @param {string} url @param {string} email */
export const signedInHeaders = async (url, email) => (await openVisitor(url, { name: email, email, password })).headers;
