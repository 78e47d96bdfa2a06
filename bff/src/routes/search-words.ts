import { endpoints } from '@setu/contract';
import { internal } from '@setu/kit/core';
import { wireSearchLanguage } from '@setu/proto/wire-words';
import { route } from '../http/route.js';
import { searchWordsPage } from '../pages/search-words.js';
import { stopWordsView, synonymView } from '../present/search-words.js';

/** The administration of the search's synonyms and stop words. */
export const searchWordRoutes = [
  route(endpoints.getSearchWords, async (ask) => ({ data: await searchWordsPage(ask, ask.query) })),
  route(endpoints.saveSynonym, async (ask) => {
    const { id = '', both_ways: bothWays, language, ...typed } = ask.input;
    const asked = { ...typed, id, bothWays, language: wireSearchLanguage(language), key: ask.idempotencyKey };
    const { synonym } = await ask.deps.services.catalogue.saveSynonym(asked, ask.writes());
    if (synonym === undefined) throw internal('synonyms were saved but are missing from the answer');
    return { data: { synonym: synonymView(synonym) } };
  }),
  route(endpoints.removeSynonym, async (ask) => {
    const asked = { id: ask.params.synonym, version: ask.input.version };
    await ask.deps.services.catalogue.removeSynonym(asked, ask.writes());
    return { data: {} };
  }),
  route(endpoints.saveStopWords, async (ask) => {
    const asked = { ...ask.input, language: wireSearchLanguage(ask.input.language) };
    const { stopWords } = await ask.deps.services.catalogue.saveStopWords(asked, ask.writes());
    if (stopWords === undefined) throw internal('stop words were saved but are missing from the answer');
    return { data: { stop_words: stopWordsView(stopWords) } };
  }),
];
