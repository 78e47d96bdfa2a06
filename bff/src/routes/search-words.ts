import { type Endpoints, endpoints, type InputOfEndpoint } from '@setu/contract';
import { internal } from '@setu/kit/core';
import { wireSearchLanguage, wireSynonymMeaning } from '@setu/proto/wire-words';
import { route } from '../http/route.js';
import { searchWordsPage } from '../pages/search-words.js';
import { changedSearchView, stopWordsView, synonymView } from '../present/search-words.js';

/** Up to sixty searches are tried twice. */
const previewMs = 5000;

type SynonymInput = InputOfEndpoint<Endpoints['trySynonym']>;

const wireSynonym = ({ id = '', left, right, both_ways: bothWays, language, meaning }: SynonymInput) => ({
  ...{ id, left, right, bothWays, language: wireSearchLanguage(language), meaning: wireSynonymMeaning(meaning) },
});

/** The administration of the search's synonyms and stop words. */
export const searchWordRoutes = [
  route(endpoints.getSearchWords, async (call) => ({ data: await searchWordsPage(call, call.query) })),
  route(endpoints.saveSynonym, async (call) => {
    const command = { ...wireSynonym(call.input), version: call.input.version, key: call.idempotencyKey };
    const { synonym } = await call.deps.services.catalogue.saveSynonym(command, call.writes());
    if (synonym === undefined) throw internal('synonyms were saved but are missing from the answer');
    return { data: { synonym: synonymView(synonym) } };
  }),
  route(endpoints.trySynonym, async (call) => {
    const synonym = { ...wireSynonym(call.input), version: 0, key: '' };
    const { changed, tried } = await call.deps.services.catalogue.previewSynonym({ synonym }, call.reads(previewMs));
    return { data: { changed: changed.map(changedSearchView), tried } };
  }),
  route(endpoints.removeSynonym, async (call) => {
    const command = { id: call.params.synonym, version: call.input.version };
    await call.deps.services.catalogue.removeSynonym(command, call.writes());
    return { data: {} };
  }),
  route(endpoints.saveStopWords, async (call) => {
    const command = { ...call.input, language: wireSearchLanguage(call.input.language) };
    const { stopWords } = await call.deps.services.catalogue.saveStopWords(command, call.writes());
    if (stopWords === undefined) throw internal('stop words were saved but are missing from the answer');
    return { data: { stop_words: stopWordsView(stopWords) } };
  }),
];
