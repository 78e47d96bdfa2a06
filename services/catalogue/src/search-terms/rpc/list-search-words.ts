import type { Rpc } from '../../served.js';
import { mustManageTerms } from '../changes/must-manage-terms.js';
import { toWireStopWords, toWireSynonym } from './wire-terms.js';

/** Returns all synonyms, and both lists of stop words. For admins. */
export const listSearchWords: Rpc<'listSearchWords'> =
  ({ read }) =>
  async (_request, { actor }) => {
    mustManageTerms(actor);
    const [synonyms, stopWords] = await Promise.all([read.searchTerms.synonyms(), read.searchTerms.stopWords()]);
    return { synonyms: synonyms.map(toWireSynonym), stopWords: stopWords.map(toWireStopWords) };
  };
