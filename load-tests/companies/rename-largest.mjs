import { setTimeout as sleep } from 'node:timers/promises';
import { workConcurrently } from './work-concurrently.mjs';

/** A search counts at most this many cards. */
const maxCounted = 10_000;

/**
 * Renames the largest sub-category, adding a word that no card contains. Waits until a search for the word finds the
 * sub-category's cards and the catalogue has processed all of them.
 * @param {import('./open-catalogue.mjs').OpenCatalogue} catalogue
 * @param {string[]} cardIds cards of other suppliers, withdrawn and published meanwhile
 */
export async function renameLargest(catalogue, cardIds) {
  const { db, lists } = catalogue;
  const category = await db('category as c')
    .join('category_stats as st', 'st.category_num', 'c.num')
    .where('c.level', 2)
    .orderBy('st.cards', 'desc')
    .first('c.id', 'c.title_en', 'c.title_ru', 'st.cards');
  const word = `кварцеметр${Date.now().toString(36).replace(/\d/g, '')}`;
  const title = String(category.title_ru).replace(/ кварцеметр.*$/, '');
  const over = workConcurrently(catalogue, { cardIds });
  const startedAt = performance.now();
  await catalogue.rename(category.id, { en: category.title_en, ru: `${title} ${word}` });
  const found = async () => {
    const { totals } = await lists.list({ categoryId: '', filter: { search: word }, page: { page: 1, limit: 30 } });
    return totals.total;
  };
  // One of the cards may be withdrawn at any moment.
  while ((await found()) < Math.min(maxCounted, category.cards) - 1) await sleep(50);
  const foundMs = Math.round(performance.now() - startedAt);
  while ((await db('category_projection')).length > 0) await sleep(250);
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  return { cards: Number(category.cards), foundMs, seconds, ...(await over()) };
}
