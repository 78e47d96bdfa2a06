import { demoCards } from './cards.js';
import { homeBlocks, promotedSkuIds } from './home.js';

/** Cards of the first page of the list of everything: the most popular, and some more, for the list mixes suppliers. */
const firstPage = 20;

/** Ids of the drawings a first visit shows: the home page's blocks, the cards it promotes, the first page of the list. */
export function firstSeenPictures(): string[] {
  const promoted = new Set(promotedSkuIds);
  const shown = demoCards().filter(
    ({ id, state, popularityRank }) => state === 'published' && (promoted.has(id) || popularityRank <= firstPage),
  );
  const ofCards = shown.flatMap(({ pictureIds }) => pictureIds.slice(0, 1));
  return [...new Set([...homeBlocks.flatMap(({ pictureIds }) => pictureIds), ...ofCards])];
}
