import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { dataPaths, inRoot } from '../../deploy/local/paths.mjs';
import { step } from '../../deploy/local/steps.mjs';

/** Roubles for a unit of the currency, as fx publishes them. */
const rates = { INR: [918_400n, 100], USD: [813_700n, 1], EUR: [940_200n, 1], CNY: [114_500n, 1] };

/** @typedef {{ write: (fn: (stores: any) => Promise<any>) => Promise<any>, read: any }} Deps */

/**
 * Opens what computes landed prices over a catalogue with the demo world's cost tables, and an index in memory.
 * @param {import('../companies/open-catalogue.mjs').OpenCatalogue} catalogue
 * @param {(close: () => unknown) => void} onOpen
 */
export async function openLanded({ url, db, lists }, onOpen) {
  const dist = inRoot('services/catalogue/dist');
  const load = (/** @type {string} */ path) => import(pathToFileURL(`${dist}/${path}`).href);
  const { openDatabase } = await import('@setu/kit/db');
  const { withTransaction } = await import('@setu/kit/db');
  const { systemClock } = await import('@setu/kit/core');
  const { log } = await import('@setu/kit/process');
  const { stores } = await load('store/index.js');
  const { noLists } = await load('search/domain/word-lists.js');
  const { hostIndex } = await load('search-index/live/index-host.js');
  const { beginRun, refreshBatch } = await load('landed-price/changes/refresh-prices.js');
  const { refreshForMoment } = await load('jobs/refresh-landed-prices.js');
  const place = { url, schema: 'setu_catalogue' };
  const pool = openDatabase({ ...place, pool: { max: 5 } });
  onOpen(() => pool.destroy());
  /** @type {Deps['write']} */
  const write = (fn) => withTransaction(pool, (/** @type {any} */ conn) => fn({ ...stores(conn), conn }));
  const deps = { write, read: stores(pool), clock: systemClock };
  await fillCosts(deps);
  const dir = `${dataPaths(inRoot('.data/bench-landed')).temp}/search`;
  const host = hostIndex({ ...place, dir, lists: () => noLists, log });
  onOpen(() => host.close());
  await step('Index in memory', async () => {
    while (!host.isServing()) await sleep(50);
  });
  return {
    list: lists.listFrom(host.search),
    /** Works and pauses as the queue does. @param {AbortSignal} signal */
    run: async (signal) => {
      for (let pauseMs = 0; pauseMs !== undefined; pauseMs = await refreshForMoment(deps))
        await sleep(pauseMs, undefined, { signal });
    },
    /** Computes the prices of the next cards without pauses. Returns their number. @param {number} limit */
    refresh: async (limit) => {
      const costs = await beginRun(deps, new Date());
      let cards = 0;
      for (let hasMore = true; hasMore && cards < limit; ) {
        const done = await write((all) => refreshBatch(all, costs, 100));
        cards += done.cards;
        hasMore = done.hasMore;
      }
      return cards;
    },
    /** Changes a tariff of all goods, so that all prices have to be computed again. @param {number} percent */
    changeTariffs: (percent) =>
      write(async ({ costRows, conn }) => {
        await conn.raw('update cost_tariff set percent = ? where tax = ? and length(code) = 2', [percent, 'duty']);
        await costRows.count();
      }),
    countKnown: async () => Number((await db('landed_price').whereNotNull('kopecks').count().first())?.count ?? 0),
  };
}
/** @typedef {Awaited<ReturnType<typeof openLanded>>} OpenLanded */

/** Adds rates, the demo world's tables, and a duty for the chapters that those have none for. @param {Deps} deps */
async function fillCosts({ write, read }) {
  const { demoLanes, demoLegs, demoPlaces, demoTariffs } = await import('@setu/demo-world');
  const now = new Date();
  const day = now.toISOString().slice(0, 10);
  if ((await read.costRows.all('places')).length > 0) return;
  const example = { valid_from: '2026-01-01', valid_to: '', source: 'Example', source_url: '', is_example: 'yes' };
  const chapters = Array.from({ length: 97 }, (_, i) => String(i + 1).padStart(2, '0'));
  const duties = chapters.map((code) => ({ ...example, tax: 'duty', code, origin: '', kind: 'percent', percent: '5' }));
  const known = new Set(demoTariffs.map(({ tax, code }) => `${tax} ${code}`));
  const tables = {
    places: demoPlaces,
    tariffs: [...demoTariffs, ...duties.filter(({ tax, code }) => !known.has(`${tax} ${code}`))],
    lanes: demoLanes(now),
    legs: demoLegs,
  };
  await write(async ({ costRows, landedRates }) => {
    for (const [table, rows] of Object.entries(tables)) {
      const added = rows.map((values) => ({ id: randomUUID(), values }));
      await costRows.add(table, added, { by: undefined, at: now });
    }
    await costRows.count();
    for (const [currency, [valueE4, nominal]] of Object.entries(rates))
      await landedRates.save({ currency, date: day, valueE4, nominal });
  });
}
