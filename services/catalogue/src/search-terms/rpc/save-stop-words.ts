import { internal, invalid, stale } from '@setu/kit/core';
import { searchLanguageWord } from '@setu/proto/wire-words';
import type { Rpc } from '../../served.js';
import { mustManageTerms } from '../changes/must-manage-terms.js';
import { readStopWords } from '../domain/lists.js';
import { stopWordsKind } from '../store/search-term-history.js';
import { toWireStopWords } from './wire-terms.js';

/** Replaces the stop words of a language. Saving the same words again changes nothing. For admins. */
export const saveStopWords: Rpc<'saveStopWords'> =
  ({ write, clock }) =>
  async (request, { actor }) => {
    mustManageTerms(actor);
    const language = searchLanguageWord(request.language);
    if (language === undefined || language === 'both') throw invalid({ language: 'invalid_option' });
    const read = readStopWords(request.words);
    if ('problem' in read) throw invalid({ words: read.problem });
    const words = read.terms;
    return write(async ({ searchTerms, auditLog }) => {
      const stored = async () => {
        const list = (await searchTerms.stopWords()).find((one) => one.language === language);
        if (list === undefined) throw internal('the language has no list of stop words');
        return list;
      };
      await searchTerms.lock();
      const before = await stored();
      if (before.version !== request.version) throw stale({ current_version: String(before.version) });
      const added = words.filter((word) => !before.words.includes(word));
      const removed = before.words.filter((word) => !words.includes(word));
      if (added.length + removed.length > 0) {
        await searchTerms.saveStopWords(language, words, {
          by: actor.actingUserId || actor.userId,
          at: clock.now(),
        });
        const change = { before: { language, words: removed }, after: { language, words: added } };
        await auditLog.add({ action: 'stop_words.changed', object: { kind: stopWordsKind, id: language }, ...change });
        await searchTerms.ring();
      }
      return { stopWords: toWireStopWords(await stored()) };
    });
  };
