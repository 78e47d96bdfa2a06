import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { pageNumber, versionNumber, wholeNumber } from './number-inputs.js';
import { adminScreenRoutes } from './routes/admin-screens.js';
import { searchWordRoutes } from './routes/search-words.js';
import { personView, textUpTo, uuid } from './values.js';
import { readWordFates, searchLanguages, searchWordChangeKinds, synonymMeanings } from './words.js';

/** The periods for which searches without results are listed, in days. */
export const missedPeriods = [7, 30, 90] as const;

/** The languages that have stop words. */
export const stopWordLanguages = ['ru', 'en'] as const;

/**
 * Words that belong together in a search. With `both_ways` each term leads to all others. Otherwise `left` leads to
 * `right`, but not the reverse. `meaning`: `same` finds the others too, `see_also` finds them if nothing else is found,
 * `never` is not corrected to them and not joined with them by the shipped vocabulary.
 */
export const synonymView = z.strictObject({
  id: uuid,
  version: z.number().int(),
  left: z.array(z.string()),
  right: z.array(z.string()),
  both_ways: z.boolean(),
  language: z.enum(searchLanguages),
  meaning: z.enum(synonymMeanings),
  changed_at: z.string(),
  /** The user who changed it last, as the id of an entry in `people`. That list lacks users who no longer exist. */
  changed_by: uuid,
});
export type SynonymView = z.infer<typeof synonymView>;

/** Words that searches in a language ignore. */
export const stopWordsView = z.strictObject({
  language: z.enum(stopWordLanguages),
  version: z.number().int(),
  words: z.array(z.string()),
  changed_at: z.string().nullable(),
  changed_by: uuid.nullable(),
});
export type StopWordsView = z.infer<typeof stopWordsView>;

const synonymSides = z.strictObject({
  left: z.array(z.string()),
  right: z.array(z.string()),
  both_ways: z.boolean(),
  meaning: z.enum(synonymMeanings),
});

/**
 * A change of synonyms or stop words. A synonym has both sides before and after the change. Stop words have the added
 * and the removed words.
 */
export const searchWordChangeView = z.strictObject({
  kind: z.enum(searchWordChangeKinds),
  language: z.enum(searchLanguages),
  before: synonymSides,
  after: synonymSides,
  added: z.array(z.string()),
  removed: z.array(z.string()),
  by: uuid.nullable(),
  /** The user whom the actor stood in for. */
  on_behalf_of: uuid.nullable(),
  at: z.string(),
});
export type SearchWordChangeView = z.infer<typeof searchWordChangeView>;

/** How the search reads a text now. */
export const triedSearchView = z.strictObject({
  search: z.string(),
  words: z.array(z.strictObject({ word: z.string(), stem: z.string(), fate: z.enum(readWordFates) })),
  synonyms: z.array(z.strictObject({ words: z.string(), alternatives: z.array(z.string()) })),
  /** The corrected text, or null if it was read as typed. */
  corrected: z.string().nullable(),
  is_code: z.boolean(),
  total: z.number().int(),
  at_least: z.boolean(),
});
export type TriedSearchView = z.infer<typeof triedSearchView>;

/** A search text, and how often it was searched for and found nothing. */
export const missedSearchView = z.strictObject({
  words: z.string(),
  searches: z.number().int(),
  missed: z.number().int(),
});
export type MissedSearchView = z.infer<typeof missedSearchView>;

/** GET /admin/words */
export const searchWordsView = z.strictObject({
  synonyms: z.array(synonymView),
  stop_words: z.array(stopWordsView),
  /** Most frequent first. Null if they could not be counted in time. */
  missed: z.array(missedSearchView).nullable(),
  changes: z.array(searchWordChangeView),
  changes_total: z.number().int(),
  /** Null without a text to try. */
  tried: triedSearchView.nullable(),
  /** The users who changed something. */
  people: z.array(personView),
});
export type SearchWordsView = z.infer<typeof searchWordsView>;

/**
 * The period in days for searches without results, a search to try, and the page number of the change log (twenty
 * changes on a page).
 */
export const searchWordsQuery = z.object({
  days: wholeNumber(1, 400).default(30),
  try: textUpTo(200).default(''),
  page: pageNumber.default(1),
});

const version = versionNumber;
const terms = z.array(textUpTo(100), 'invalid').max(100, 'too_many_words');

/**
 * POST /admin/words. Without `id` it creates a synonym, otherwise it changes one. `version` is the version that the
 * client saw.
 */
export const synonymInput = z.object({
  id: uuid.optional(),
  version: version.default(0),
  left: terms,
  right: terms,
  both_ways: z.boolean('invalid'),
  language: z.enum(searchLanguages, 'invalid_option'),
  meaning: z.enum(synonymMeanings, 'invalid_option').default('same'),
});

/** POST /admin/words/preview: the searches of the last 30 days that would find other cards, most frequent first. */
export const synonymPreviewView = z.strictObject({
  changed: z.array(
    z.strictObject({
      words: z.string(),
      searches: z.number().int(),
      cards_before: z.number().int(),
      cards_after: z.number().int(),
      at_least: z.boolean(),
    }),
  ),
  /** The number of different searches with these words. */
  tried: z.number().int(),
});
export type SynonymPreviewView = z.infer<typeof synonymPreviewView>;

/** POST /admin/words/stop-words: all stop words of a language. */
export const stopWordsInput = z.object({
  language: z.enum(stopWordLanguages, 'invalid_option'),
  version,
  words: z.array(textUpTo(100), 'invalid').max(1000, 'too_many_words'),
});

export const searchWordEndpoints = /* @__PURE__ */ endpointsOf(
  { getSearchWords: adminScreenRoutes.getSearchWords, ...searchWordRoutes },
  {
    getSearchWords: {
      summary: 'Returns synonyms, stop words and searches without results, and shows how a search is read',
      query: searchWordsQuery,
      answer: searchWordsView,
    },
    saveSynonym: {
      summary: 'Saves a synonym. Returns 409 if it changed since `version`',
      input: synonymInput,
      answer: z.strictObject({ synonym: synonymView }),
    },
    trySynonym: {
      summary: 'Returns the searches of the last 30 days that a synonym would change. Saves nothing',
      input: synonymInput.omit({ version: true }),
      answer: synonymPreviewView,
    },
    removeSynonym: {
      summary: 'Deletes a synonym. Returns 409 if it changed since `version`',
      input: z.object({ version }),
      answer: z.strictObject({}),
    },
    saveStopWords: {
      summary: 'Replaces the stop words of a language. Returns 409 if they changed since `version`',
      input: stopWordsInput,
      answer: z.strictObject({ stop_words: stopWordsView }),
    },
  },
);
