import { step } from '../../deploy/local/steps.mjs';
import { arrivals } from './arrivals.mjs';
import { openEngine } from './engine.mjs';
import { byKind } from './figures.mjs';

/** @typedef {import('./run-load.mjs').Prepared} Prepared */
/** @typedef {import('./run-load.mjs').Section} Section */

/** The stems, codes and digits most cards have, whatever they are in this world. @param {import('./engine.mjs').Engine} engine */
function commonest({ index: { segments } }) {
  const [segment] = segments;
  const utf8 = new TextDecoder();
  /** @type {[string, number][]} */
  const counted = [];
  for (let at = 0; at + 1 < segment.lexicon.starts.length; at++) {
    const text = utf8.decode(
      segment.lexicon.bytes.subarray(segment.lexicon.starts[at], segment.lexicon.starts[at + 1]),
    );
    counted.push([text, segment.placeStarts[at + 1] - segment.placeStarts[at]]);
  }
  counted.sort(([, one], [, other]) => other - one);
  const words = counted.filter(([text]) => /^[a-z]{4,}$/.test(text)).map(([text]) => text);
  const chapters = new Map();
  for (const [text, cards] of counted) {
    const chapter = /^=h(\d{4})/.exec(text)?.[1];
    if (chapter) chapters.set(chapter, (chapters.get(chapter) ?? 0) + cards);
  }
  const [chapter = '8413'] = [...chapters].sort(([, one], [, other]) => other - one).map(([digits]) => digits);
  return { words, chapter };
}

/** @param {string[]} words @param {string} chapter @returns {[kind: string, query: string][]} */
function worstOf(words, chapter) {
  const [one = '', other = '', third = ''] = words;
  const search = (/** @type {string} */ text) => `f_search=${encodeURIComponent(text)}`;
  return [
    ['two of the commonest words', search(`${one} ${other}`)],
    ['three of the commonest words', search(`${one} ${other} ${third}`)],
    ['the commonest word in a price range', `${search(one)}&f_price[0]=1000&f_price[1]=90000`],
    ['the largest HS heading', search(chapter)],
    ['digits no code begins with', search('99988877')],
    ['sorted by name', `${search(one)}&sort[prod_name]=asc`],
    ['sorted by brand, backwards', `${search(one)}&sort[brand_name]=desc`],
    ['page 200 of everything', 'page=200'],
    ['page 200 of the commonest word', `${search(one)}&page=200`],
    ['a facet of everything', 'f[country][]=IND'],
    ['three facets of everything', 'f[country][]=IND&f[sample][]=yes&f[warranty][]=12~'],
    ['everything', ''],
    ['a fragment of a code', search('q1z-')],
    ['nonsense', search('zzqxxv wwqqz')],
  ];
}

const perSecond = 5;

/**
 * The dearest lists anybody found, each by itself and slowly: what one of them takes.
 * @param {Prepared} prepared
 * @returns {Promise<Section[]>}
 */
export async function runWorst({ settings, world }) {
  const engine = await openEngine(world.dataDir);
  const { words, chapter } = commonest(engine);
  const asked = worstOf(words, chapter).map(([kind, query]) => ({
    kind,
    path: `/catalog/category/?${query}${query.includes('page=') ? '' : '&page=1'}&limit=30`,
  }));
  const load = { url: world.url, rate: perSecond };
  await step('Warm-up', () => arrivals({ ...load, asked, seconds: Math.ceil(asked.length / perSecond) }));
  const seconds = Math.max(settings.seconds, Math.ceil((asked.length * 20) / perSecond));
  const answered = await step('The dearest lists', () => arrivals({ ...load, asked, seconds }));
  const { all, kinds } = byKind(answered, seconds);
  const notes = [`the commonest words: ${words.slice(0, 3).join(', ')}; the largest heading: ${chapter}`];
  return [{ title: `The dearest lists, ${perSecond} a second`, rows: [all, ...kinds], notes }];
}
