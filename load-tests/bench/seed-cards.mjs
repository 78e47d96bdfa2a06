import { inRoot } from '../../deploy/local/paths.mjs';
import { runCommand } from '../../deploy/local/run-command.mjs';
import { step } from '../../deploy/local/steps.mjs';

/** @typedef {Awaited<ReturnType<typeof import('./catalogue.mjs').openCatalogue>>} Catalogue */

/** @param {Catalogue} catalogue @returns {Promise<number>} */
export async function countCards({ db }) {
  const row = await db('category_stats').where({ category_num: 0 }).first('cards');
  return Number(row?.cards ?? 0);
}

/**
 * Seeds as many cards as the catalogue lacks to reach a wanted number.
 * @param {Catalogue} catalogue
 * @param {{ url: string, skus: number }} wanted
 */
export async function seedMissing(catalogue, { url, skus }) {
  const there = await countCards(catalogue);
  if (there >= skus) return;
  // A seed number always generates the same cards, so another size needs another seed number.
  const args = ['--skus', String(skus - there), '--seed', String(there + 7)];
  const entry = inRoot('services/catalogue/dist/seed-main.js');
  const env = { ...process.env, DATABASE_URL: url, CATALOGUE_DATABASE_URL: '' };
  await step('Cards seeded', () => runCommand(process.execPath, [entry, ...args], { env }));
  await catalogue.analyze();
}
