// Calls Setu continuously while the cluster is changed, until the stop file exists: `probe.mjs ORIGIN STOP_FILE`. Two
// anonymous visitors read, and a buyer reads and writes. Prints the number of calls, the failed ones with the second of
// their failure, and the duration of the slowest in ms.
import { existsSync } from 'node:fs';
import { person } from './site.mjs';

const [, , origin = '', stopFile = ''] = process.argv;
const pauseMs = 100;
const began = Date.now();
/** @type {{ second: number, what: string }[]} */
const failed = [];
let calls = 0;
let slowestMs = 0;

/** @param {() => Promise<number>} call @param {string} name */
async function timed(call, name) {
  const start = Date.now();
  const result = await call().catch((/** @type {any} */ error) => error.cause?.code ?? error.name);
  calls += 1;
  slowestMs = Math.max(slowestMs, Date.now() - start);
  if (result !== 200) failed.push({ second: Math.round((start - began) / 100) / 10, what: `${name}: ${result}` });
}

/** @param {() => Promise<void>} turn */
async function again(turn) {
  while (!existsSync(stopFile)) {
    await turn();
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

const search = `/catalog/category/?f_search=${encodeURIComponent('чай')}&limit=5`;
const visitor = person(origin);
const buyer = person(origin);
if (!(await buyer.signIn('buyer@volga.example'))) throw new Error('the buyer cannot sign in');
const found = await buyer.call('GET', `/catalog/search/autocomplete-products?q=${encodeURIComponent('чай')}`);
const card = found.data?.skus?.[0]?.sku_id;

/** @param {ReturnType<typeof person>} who @param {string} path @param {unknown} [body] */
const call = (who, path, body) => () =>
  who.call(body === undefined ? 'GET' : 'POST', path, body).then(({ status }) => status);

process.stderr.write('begun\n');
await Promise.all([
  again(() => timed(call(visitor, search), 'search')),
  again(() => timed(call(visitor, '/api/page-context'), 'page')),
  again(async () => {
    await timed(call(buyer, '/basket/products/add', { id: card, count: 1 }), 'write');
    await timed(call(buyer, '/api/page-context'), 'own page');
  }),
]);
process.stdout.write(JSON.stringify({ calls, failed, slowestMs }));
