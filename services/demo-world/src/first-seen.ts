import { demoCards } from './cards.js';
import { categories } from './categories.js';
import { homeBlocks, promotedSkuIds } from './home.js';

/**
 * The number of most popular cards to include: the first page of the list of all cards and some more, because a list
 * mixes suppliers.
 */
const firstPage = 30;
/** The number of cards that the home page shows as new. */
const newest = 12;

/**
 * Returns the ids of the drawings shown on a first visit. They belong to the home page's blocks, its categories, its
 * promoted and new cards, and the first page of the card list.
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
