import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../../deploy/local/paths.mjs';
import { readTemplate, writeXlsx } from '../imports/card-files.mjs';

/** @typedef {import('../bench/staff.mjs').Staff} Staff */
/**
 * @typedef {{ review: string, sku: string, reviewer: Staff, fields: string[] }} Approved a card that is ready to be
 *   published; `review` and `sku` are ids
 */

const reviews = '/broker/product-reviews';
const maxRows = 100;
const picture = 'pump.png';
/** A picture of one pixel. A card needs a picture to be approved. */
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const longestMs = 10 * 60_000;

/** @param {() => Promise<boolean>} isDone @param {string} what */
async function until(isDone, what) {
  for (const end = performance.now() + longestMs; !(await isDone()); await sleep(500))
    if (performance.now() > end) throw new Error(`${what} takes longer than ten minutes`);
}

/** @returns {Promise<Buffer>} */
function pictures() {
  // Use the zip library that also writes the .xlsx files.
  const excel = createRequire(inRoot('bff/package.json')).resolve('exceljs');
  const Zip = createRequire(excel)('jszip');
  return new Zip().file(picture, dot, { base64: true }).generateAsync({ type: 'nodebuffer' });
}

/**
 * Uploads new cards in one file and has the reviewers approve the English texts. Only the Russian translation is
 * missing afterwards.
 * @param {{ manager: Staff, reviewers: readonly Staff[], companyId: string, count: number, prefix: string, path: string
 *   }} what
 * @returns {Promise<Approved[]>}
 */
export async function approvedCards({ manager, reviewers, companyId, count, prefix, path }) {
  const place = `/broker/companies/${companyId}/catalog/upload`;
  const template = await readTemplate(await manager.file('/broker/companies/catalog/template'));
  await writeXlsx(template, { count, prefix, picture }, path);
  const form = new FormData();
  form.append('dry', 'false');
  form.append('file', new Blob([readFileSync(path)]), 'cards.xlsx');
  form.append('pictures', new Blob([new Uint8Array(await pictures())]), 'pictures.zip');
  const { run } = /** @type {{ run: { id: string } }} */ (await manager.upload(place, form));
  await until(async () => (await manager.get(`${place}/${run.id}?limit=1`)).run.state === 'applied', 'The upload');
  await until(
    async () => (await manager.get(`${reviews}?search=${prefix}&limit=10`)).total >= count,
    'Opening reviews',
  );
  /** @type {Approved[]} */
  const approved = [];
  for (const reviewer of reviewers) {
    for (;;) {
      const address = `${reviews}?search=${prefix}&statuses=created&limit=${maxRows}&reviewers=${reviewer.userId}`;
      const { list } = /** @type {{ list: { id: string, product_sku: { id: string } }[] }} */ (
        await reviewer.get(address)
      );
      if (list.length === 0) break;
      for (const { id, product_sku: card } of list) {
        await reviewer.post(`${reviews}/review/${id}`, { action: 'approved', comments: {} }, `approve ${id}`);
        const { fields } = await reviewer.get(`${reviews}/translate/${id}`);
        const names = fields.map((/** @type {{ field: string }} */ { field }) => field);
        approved.push({ review: id, sku: card.id, reviewer, fields: names });
      }
    }
  }
  if (approved.length !== count) throw new Error(`only ${approved.length} of ${count} cards were approved`);
  return approved;
}
