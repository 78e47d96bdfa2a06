import type { Task } from '@setu/kit/process';
import type { CatalogueDeps } from '../deps.js';
import { baseWordsIn } from '../search/domain/base-words.js';

/** The spelling dictionaries of both languages. The version says which words of them are stored. */
const lists = [
  { name: 'dictionary-ru', version: '3.0.0', load: () => import('dictionary-ru') },
  { name: 'dictionary-en', version: '4.0.0', load: () => import('dictionary-en') },
];
const batchSize = 20_000;

export const readLanguageWordsTask = 'catalogue.read-language-words';

/**
 * Stores the words of Russian and English once for each version of the dictionaries, within ten minutes of a start, so that the search does not take
 * them for typing errors. Until then it corrects any word that no card has.
 */
export const readLanguageWords = ({ autocommit }: Pick<CatalogueDeps, 'autocommit'>): Task => ({
  name: readLanguageWordsTask,
  cron: '*/10 * * * *',
  run: async (_, { signal }) => {
    const { languageWords } = autocommit;
    for (const { name, version, load } of lists) {
      if (await languageWords.has({ name, version })) continue;
      const words = baseWordsIn((await load()).default.dic);
      for (let at = 0; at < words.length; at += batchSize) {
        if (signal.aborted) return;
        await languageWords.add(words.slice(at, at + batchSize));
      }
      await languageWords.note({ name, version });
    }
  },
});
