import { invalid } from '@setu/kit/core';
import { readOptionalId } from '@setu/kit/rpc';
import type * as wire from '@setu/proto/catalogue/search_words';
import { searchLanguageWord, synonymMeaningWord } from '@setu/proto/wire-words';
import type { TypedSynonym } from '../changes/save-synonym.js';

/** Reads a synonym as the user entered it. Throws `invalid` on `language` for an unknown one. */
export function typedSynonym(request: wire.SaveSynonymRequest): TypedSynonym {
  const { left, right, bothWays, version } = request;
  const language = searchLanguageWord(request.language);
  if (language === undefined) throw invalid({ language: 'invalid_option' });
  const meaning = synonymMeaningWord(request.meaning) ?? 'same';
  return { id: readOptionalId(request.id), version, left, right, bothWays, language, meaning };
}
