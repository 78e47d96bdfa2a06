import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { supervise } from '../../deploy/local/children.mjs';
import { withClient } from '../../deploy/local/embedded-postgres.mjs';
import { dataPaths, inRoot } from '../../deploy/local/paths.mjs';
import { freePort } from '../../deploy/local/ports.mjs';
import { runNpm } from '../../deploy/local/run-command.mjs';
import { step } from '../../deploy/local/steps.mjs';
import { perCall, readCpu } from '../bench/cpu.mjs';
import { directly } from '../bench/measure.mjs';

/** @typedef {import('./run-load.mjs').Prepared} Prepared */
/** @typedef {import('../data/make-questions.mjs').Question} Question */
/** @typedef {import('./opensearch.mjs').Peer} Peer */

const source = fileURLToPath(new URL('../peers/vendure', import.meta.url));
const home = process.env.VENDURE_HOME ?? inRoot('.cache/vendure');
const schema = 'load_vendure';
/** The timeout of a list, in ms. */
const timeoutMs = 60_000;

/** Returns whether Vendure is installed, for example by an earlier run that named it. */
export const hasVendure = () => existsSync(join(home, 'node_modules', '@vendure', 'core'));

/**
 * Runs the same word searches in a Vendure shop over HTTP with one client. The shop uses its built-in search and holds
 * the same cards.
 * @param {Prepared} prepared
 * @param {readonly Question[]} questions that the shop supports
 * @returns {Promise<Peer>}
 */
export async function runVendure(prepared, questions) {
  const { ownerUrl } = prepared.world;
  if (!ownerUrl) return { rows: [], notes: ['Vendure was skipped because the owner of the database is not known.'] };
  if (!hasVendure()) await step('Vendure installed', install);
  try {
    await withClient(ownerUrl, (client) => client.query(`create schema if not exists ${schema}`));
    const shop = await step('Vendure', () => startShop(prepared, ownerUrl));
    try {
      await step('Vendure’s cards', () => withClient(ownerUrl, (client) => client.query(fill)));
      return await step('Vendure’s lists', () => measure(prepared, shop, questions));
    } finally {
      await shop.stop();
    }
  } finally {
    await withClient(ownerUrl, (client) => client.query(`drop schema if exists ${schema} cascade`));
  }
}

/**
 * Checks whether the shop's search supports a list. The shop supports word searches, sorted only by its own relevance,
 * and pages.
 * @param {Question} question
 */
export const isKnownToVendure = ({ text, categoryId, price, sort }) =>
  text !== '' && categoryId === '' && !price && !sort;

/** Installs Vendure in a separate folder, apart from the packages of this repository. */
async function install() {
  mkdirSync(home, { recursive: true });
  cpSync(source, home, { recursive: true });
  await runNpm(['ci', '--prefix', home, '--no-audit', '--no-fund']);
}

/** Adds one row per card with both names, in the form that Vendure's own indexer writes. */
const fill = `truncate ${schema}.search_index_item;
  insert into ${schema}.search_index_item ("languageCode", "productVariantId", "channelId", "productId", enabled,
      "productName", "productVariantName", description, slug, sku, price, "priceWithTax", "facetIds", "facetValueIds",
      "collectionIds", "collectionSlugs", "channelIds", "productPreview", "productVariantPreview")
    select 'en', n, 1, n, true, name_ru, name_en, concat_ws(' ', brand_name, hs_code), 'card-' || n, vendor_code, price, price,
        '', '', '', '', '1', '', ''
      from (select row_number() over (order by s.id)::int as n, v.name_ru, v.name_en, v.brand_name, v.hs_code, v.vendor_code,
          least(coalesce(v.price_from, 0), 2000000000)::int as price
        from setu_catalogue.sku s join setu_catalogue.sku_version v on v.sku_id = s.id and v.version = s.published_version) cards;
  analyze ${schema}.search_index_item`;

/** @param {Prepared} prepared @param {string} ownerUrl */
async function startShop({ world }, ownerUrl) {
  const port = await freePort();
  cpSync(join(source, 'shop.mjs'), join(home, 'shop.mjs'));
  const shop = supervise({
    ...{ name: 'vendure', entry: join(home, 'shop.mjs'), logFile: join(dataPaths(world.dataDir).logs, 'vendure.log') },
    say: (text) => process.stderr.write(`${text}\n`),
    env: {
      ...{ PATH: process.env.PATH ?? '', NODE_ENV: 'production' },
      ...{ SHOP_DATABASE_URL: ownerUrl, SHOP_SCHEMA: schema, SHOP_PORT: String(port), SHOP_PASSWORD: randomUUID() },
    },
  });
  try {
    await shop.ready;
  } catch (error) {
    await shop.stop();
    throw error;
  }
  return { ...shop, url: `http://127.0.0.1:${port}/shop-api` };
}

const query = `query ($term: String!, $skip: Int!) {
  search(input: { term: $term, take: 30, skip: $skip, groupByProduct: false }) {
    totalItems
    items { productName productVariantName description slug sku price { ... on SinglePrice { value } } }
  }
}`;

/**
 * @param {Prepared} prepared
 * @param {{ url: string, pid: () => number | undefined }} shop
 * @param {readonly Question[]} questions
 * @returns {Promise<Peer>}
 */
async function measure({ settings: { seconds }, catalogue }, shop, questions) {
  let late = 0;
  const tasks = questions.map(({ text, page }) => async () => {
    try {
      const answer = await fetch(shop.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables: { term: text, skip: (page - 1) * 30 } }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const { data } = /** @type {any} */ (await answer.json());
      if (!Array.isArray(data?.search?.items)) throw new Error(`Vendure answered ${answer.status}`);
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'TimeoutError')) throw error;
      late += 1;
    }
  });
  await tasks[0]?.();
  const parts = { pids: { bff: shop.pid() }, db: catalogue.db };
  const before = await readCpu(parts);
  const row = await directly('Vendure, lists', { tasks, connections: 1, seconds });
  const cpu = perCall(before, await readCpu(parts), row.count);
  const notes = ['the column of the BFF shows the processor time of Vendure'];
  if (late > 0) notes.push(`Vendure did not answer ${late} of ${row.count} within ${timeoutMs / 1000} s`);
  return { rows: [{ ...row, max: 0, cpu }], notes };
}
