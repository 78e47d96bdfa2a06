import { demoCards } from './cards.js';
import { categories } from './categories.js';
import { homeBlocks, promotedSkuIds } from './home.js';

/** Cards of the first page of the list of everything, and some more, for a list mixes suppliers. */
const firstPage = 30;
/** Cards the home page calls new. */
const newest = 12;

/**
 * Ids of the drawings a first visit shows: the home page's blocks, its categories, the cards it promotes and calls new,
 * the first page of the list.
 */
export function firstSeenPictures(): string[] {
  const promoted = new Set(promotedSkuIds);
  const published = demoCards().filter(({ state }) => state === 'published');
  const byDate = [...published].sort((a, b) => a.publishedDaysAgo - b.publishedDaysAgo);
  const listed = published.filter(({ id, popularityRank }) => promoted.has(id) || popularityRank <= firstPage);
  const ofCards = [...listed, ...byDate.slice(0, newest)].flatMap(({ pictureIds }) => pictureIds.slice(0, 1));
  const ofCategories = categories.flatMap(({ level, pictureId }) => (level === 1 ? [pictureId] : []));
  return [...new Set([...homeBlocks.flatMap(({ pictureIds }) => pictureIds), ...ofCategories, ...ofCards])];
}
