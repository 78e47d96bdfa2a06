import { withClient } from '../../deploy/local/embedded-postgres.mjs';
import { figuresOf } from './figures.mjs';

/** A textbook full-text search: one text vector of both names, brand and codes, with an index, a rank and a count. */
const make = `create schema if not exists load_textbook;
  create table if not exists load_textbook.card as
    select v.sku_id, coalesce(v.price_from, 0) as price, to_tsvector('russian', v.name_en || ' ' || v.name_ru || ' ' || v.brand_name
      || ' ' || v.vendor_code || ' ' || v.hs_code) as words
    from setu_catalogue.sku s join setu_catalogue.sku_version v on v.sku_id = s.id and v.version = s.published_version;
  create index if not exists card_words on load_textbook.card using gin (words);
  analyze load_textbook.card`;

const page = `select sku_id from load_textbook.card, plainto_tsquery('russian', $1) as asked
  where words @@ asked order by ts_rank(words, asked) desc limit 30`;
const totals = `select count(*), min(price), max(price) from load_textbook.card where words @@ plainto_tsquery('russian', $1)`;

/**
 * Runs word searches with the textbook full-text search over the same cards, one after the other.
 * @param {string} ownerUrl
 * @param {readonly string[]} texts
 * @param {number} seconds
 */
export const runTextbook = (ownerUrl, texts, seconds) =>
  withClient(ownerUrl, async (client) => {
    await client.query(make);
    const times = [];
    const began = performance.now();
    for (let at = 0; performance.now() - began < seconds * 1000 && at < texts.length; at++) {
      const start = performance.now();
      await client.query({ name: 'textbook-page', text: page, values: [texts[at]] });
      await client.query({ name: 'textbook-totals', text: totals, values: [texts[at]] });
      times.push(performance.now() - start);
    }
    return figuresOf('textbook: tsvector, ts_rank, count', times, {
      seconds: (performance.now() - began) / 1000,
      failed: 0,
    });
  });
