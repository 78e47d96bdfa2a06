import { step } from '../../deploy/local/steps.mjs';
import { stranger } from '../bench/measure.mjs';
import { arrivals } from './arrivals.mjs';
import { openEngine } from './engine.mjs';
import { byKind } from './figures.mjs';

/** @typedef {import('./run-load.mjs').Prepared} Prepared */
/** @typedef {import('./run-load.mjs').Section} Section */

/**
 * Returns the most common stems and HS heading of the indexed cards.
 * @param {import('./engine.mjs').Engine} engine
 */
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

/** A list without a filter shows the category trees instead of cards. This filter matches every card with a price. */
const everything = 'f_price[0]=0';

/** Returns the most common value of each facet. @param {string} url @returns {Promise<Map<string, string>>} */
async function commonestValues(url) {
  const reply = await fetch(`${url}/catalog/category/?${everything}`, { headers: stranger });
  const { data } = /** @type {{ data: { facets: { key: string, values: { value: string, count: number }[] }[] } }} */ (
    await reply.json()
  );
  return new Map(
    data.facets.map(({ key, values }) => [
      key,
      values.toSorted((one, other) => other.count - one.count)[0]?.value ?? '',
    ]),
  );
}

/** @param {string[]} words @param {string} chapter @param {Map<string, string>} values @returns {[kind: string, query: string][]} */
function worstOf(words, chapter, values) {
  const [one = '', other = '', third = ''] = words;
  const facet = (/** @type {string[]} */ ...keys) =>
    keys.map((key) => `f[${key}]=${encodeURIComponent(values.get(key) ?? '')}`).join('&');
  const search = (/** @type {string} */ text) => `f_search=${encodeURIComponent(text)}`;
  return [
    ['two of the most common words', search(`${one} ${other}`)],
    ['three of the most common words', search(`${one} ${other} ${third}`)],
    ['the most common word in a price range', `${search(one)}&f_price[0]=1000&f_price[1]=90000`],
    ['the largest HS heading', search(chapter)],
    ['digits that no code begins with', search('99988877')],
    ['sorted by name', `${search(one)}&sort[prod_name]=asc`],
    ['sorted by brand, descending', `${search(one)}&sort[brand_name]=desc`],
    ['page 200 of everything', `${everything}&page=200`],
    ['page 200 of the most common word', `${search(one)}&page=200`],
    ['a facet of everything', facet('country')],
    ['three facets of everything', facet('country', 'sample', 'warranty')],
    ['everything', everything],
    ['the trees', ''],
    ['a fragment of a code', search('q1z-')],
    ['nonsense', search('zzqxxv wwqqz')],
  ];
}

const perSecond = 5;

/**
 * Measures the most expensive known lists, each alone at a low rate.
 * @param {Prepared} prepared
 * @returns {Promise<Section[]>}
 */
export async function runWorst({ settings, world }) {
  const engine = await openEngine(world.dataDir);
  const { words, chapter } = commonest(engine);
  const lookups = worstOf(words, chapter, await commonestValues(world.url)).map(([kind, query]) => ({
    kind,
    path: `/catalog/category/?${query}${query.includes('page=') ? '' : '&page=1'}&limit=30`,
  }));
  const load = { url: world.url, rate: perSecond };
  await step('Warm-up', () => arrivals({ ...load, lookups, seconds: Math.ceil(lookups.length / perSecond) }));
  const seconds = Math.max(settings.seconds, Math.ceil((lookups.length * 20) / perSecond));
  const answered = await step('The most expensive lists', () => arrivals({ ...load, lookups, seconds }));
  const { all, kinds } = byKind(answered, seconds);
  const notes = [`the most common words: ${words.slice(0, 3).join(', ')}; the largest heading: ${chapter}`];
  return [{ title: `The most expensive lists, ${perSecond} a second`, rows: [all, ...kinds], notes }];
}
