import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { adminScreenRoutes } from './routes/admin-screens.js';
import { searchWordRoutes } from './routes/search-words.js';
import { personView, textUpTo, uuid } from './values.js';
import { readWordFates, searchLanguages, searchWordChangeKinds } from './words.js';

/** The periods words that found nothing are told of, in days. */
export const missedPeriods = [7, 30, 90] as const;

/** The languages stop words are kept in. */
export const stopWordLanguages = ['ru', 'en'] as const;

/** Words that stand for each other in a search; `both_ways`: each for all others, else who asks for the left finds the right. */
export const synonymView = z.strictObject({
  id: uuid,
  version: z.number().int(),
  left: z.array(z.string()),
  right: z.array(z.string()),
  both_ways: z.boolean(),
  language: z.enum(searchLanguages),
  changed_at: z.string(),
  /** One of the page's `people`, where he is still there. */
  changed_by: uuid,
});
export type SynonymView = z.infer<typeof synonymView>;

/** Words that ask for nothing in searches of a language. */
export const stopWordsView = z.strictObject({
  language: z.enum(stopWordLanguages),
  version: z.number().int(),
  words: z.array(z.string()),
  changed_at: z.string().nullable(),
  changed_by: uuid.nullable(),
});
export type StopWordsView = z.infer<typeof stopWordsView>;

/** A change of them; of a synonym both sides as they were and are, of stop words those that came and went. */
export const searchWordChangeView = z.strictObject({
  kind: z.enum(searchWordChangeKinds),
  language: z.enum(searchLanguages),
  before: z.strictObject({ left: z.array(z.string()), right: z.array(z.string()), both_ways: z.boolean() }),
  after: z.strictObject({ left: z.array(z.string()), right: z.array(z.string()), both_ways: z.boolean() }),
  added: z.array(z.string()),
  removed: z.array(z.string()),
  by: uuid.nullable(),
  /** The one he stood in for. */
  on_behalf_of: uuid.nullable(),
  at: z.string(),
});
export type SearchWordChangeView = z.infer<typeof searchWordChangeView>;

/** How a search is read now. */
export const triedSearchView = z.strictObject({
  search: z.string(),
  words: z.array(z.strictObject({ word: z.string(), stem: z.string(), fate: z.enum(readWordFates) })),
  synonyms: z.array(z.strictObject({ words: z.string(), alternatives: z.array(z.string()) })),
  /** What it was read as; null: as typed. */
  corrected: z.string().nullable(),
  is_code: z.boolean(),
  total: z.number().int(),
  at_least: z.boolean(),
});
export type TriedSearchView = z.infer<typeof triedSearchView>;

/** Words that were searched for, and how often in vain. */
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
  /** The most frequent first; null where they could not be counted in time. */
  missed: z.array(missedSearchView).nullable(),
  changes: z.array(searchWordChangeView),
  changes_total: z.number().int(),
  /** Null without something to try. */
  tried: triedSearchView.nullable(),
  /** Those who changed something. */
  people: z.array(personView),
});
export type SearchWordsView = z.infer<typeof searchWordsView>;

/** The days of what found nothing, a search to try, and a page of the changes, twenty each. */
export const searchWordsQuery = z.object({
  days: z.coerce.number().int().min(1, 'min').max(400, 'max').default(30),
  try: textUpTo(200).default(''),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
});

const version = z.coerce.number('invalid').int('invalid').min(0, 'invalid').max(2_000_000_000, 'invalid');
const terms = z.array(textUpTo(100), 'invalid').max(100, 'too_many_words');

/** POST /admin/words: a new synonym without `id`, else one that is changed, with the version that was seen. */
export const synonymInput = z.object({
  id: uuid.optional(),
  version: version.default(0),
  left: terms,
  right: terms,
  both_ways: z.boolean('invalid'),
  language: z.enum(searchLanguages, 'invalid_option'),
});

/** POST /admin/words/stop-words: all of a language. */
export const stopWordsInput = z.object({
  language: z.enum(stopWordLanguages, 'invalid_option'),
  version,
  words: z.array(textUpTo(100), 'invalid').max(1000, 'too_many_words'),
});

export const searchWordEndpoints = /* @__PURE__ */ endpointsOf(
  { getSearchWords: adminScreenRoutes.getSearchWords, ...searchWordRoutes },
  {
    getSearchWords: {
      summary: 'Synonyms and stop words of the search, what found nothing, and how a search is read',
      query: searchWordsQuery,
      answer: searchWordsView,
    },
    saveSynonym: {
      summary: 'Writes a synonym; 409 when somebody changed it since `version`',
      input: synonymInput,
      answer: z.strictObject({ synonym: synonymView }),
    },
    removeSynonym: {
      summary: 'Removes a synonym; 409 when somebody changed it since `version`',
      input: z.object({ version }),
      answer: z.strictObject({}),
    },
    saveStopWords: {
      summary: 'Takes the place of a language’s stop words; 409 when somebody changed them since `version`',
      input: stopWordsInput,
      answer: z.strictObject({ stop_words: stopWordsView }),
    },
  },
);
