import { pathToFileURL } from 'node:url';
import { inRoot } from '../../deploy/local/paths.mjs';

const batch = 50_000;

/** @template T @param {string} url @param {(db: import('knex').Knex) => Promise<T>} work */
async function patiently(url, work) {
  const { openDatabase } = await import('@setu/kit/db');
  const db = openDatabase({ url, schema: 'setu_catalogue', pool: { max: 1 }, statementMs: 0 });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/**
 * Adds searches until there are `wanted`, spread over the last twelve weeks: a few frequent queries and many rare ones.
 * One in ten finds nothing, and half of the others open a card. In the same weeks, also adds card views for half of the
 * cards.
 * @param {string} url
 * @param {number} wanted
 */
export const seedSearches = (url, wanted) =>
  patiently(url, async (db) => {
    const there = Number((await db('search_log').count({ n: '*' }).first())?.n ?? 0);
    for (let at = there; at < wanted; at += batch)
      await db.raw(
        `with cards as (select array(select id from sku where published_version is not null order by id limit 2000) as ids)
          insert into search_log (id, searched_at, query, corrected, total, locale, opened_sku_id)
          select gen_random_uuid(), now() - random() * interval '80 days', 'товар ' || (power(random(), 3) * 100000)::int, '',
            case when n % 10 = 0 then 0 else 25 end, case when n % 4 = 0 then 'en' else 'ru' end,
            case when n % 10 <> 0 and n % 2 = 1 then ids[1 + (random() * (cardinality(ids) - 1))::int] end
          from cards, generate_series(1, ?::int) n`,
        [Math.min(batch, wanted - at)],
      );
    if (there < wanted)
      await db.raw(
        `insert into card_views (sku_id, day, company_id, views)
          select id, current_date - (random() * 80)::int, company_id, 1 + (random() * 20)::int
          from sku where published_version is not null and random() < 0.5 on conflict do nothing`,
      );
    await db.raw('vacuum analyze search_log');
    await db.raw('vacuum analyze card_views');
  });

/** Runs the hourly card statistics job and returns how long it took, in ms. @param {string} url */
export const recount = (url) =>
  patiently(url, async (db) => {
    const { analysis } = await import(pathToFileURL(inRoot('services/catalogue/dist/reports/store/analysis.js')).href);
    const startedAt = performance.now();
    await db.transaction((trx) => analysis(trx).recount(new Date()));
    return Math.round(performance.now() - startedAt);
  });
