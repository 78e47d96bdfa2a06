import { readPage } from '@setu/kit/core';
import type * as wire from '@setu/proto/catalogue/search_words';
import { SearchLanguage, SearchWordChangeKind, SynonymMeaning } from '@setu/proto/catalogue/words';
import { wireSearchLanguage, wireSynonymMeaning } from '@setu/proto/wire-words';
import { searchLanguages, synonymMeanings } from '@setu/proto/words';
import type { Rpc } from '../../served.js';
import { mustManageTerms } from '../changes/must-manage-terms.js';
import type { TermChange, TermFields } from '../store/search-term-history.js';

const kinds: Readonly<Record<string, SearchWordChangeKind>> = {
  'synonym.added': SearchWordChangeKind.ADDED,
  'synonym.changed': SearchWordChangeKind.CHANGED,
  'synonym.removed': SearchWordChangeKind.REMOVED,
  'stop_words.changed': SearchWordChangeKind.STOP_WORDS,
};

function languageOf({ language }: TermFields): SearchLanguage {
  const known = searchLanguages.find((one) => one === language);
  return known === undefined ? SearchLanguage.UNSPECIFIED : wireSearchLanguage(known);
}

/** Changes of stop words have no meaning, and old changes of synonyms meant the same. */
function meaningOf({ left, meaning }: TermFields): SynonymMeaning {
  if (left === undefined) return SynonymMeaning.UNSPECIFIED;
  return wireSynonymMeaning(synonymMeanings.find((one) => one === meaning) ?? 'same');
}

const toWire = ({ action, before, after, userId, onBehalfOfId, at }: TermChange): wire.SearchWordChange => ({
  kind: kinds[action] ?? SearchWordChangeKind.UNSPECIFIED,
  language: languageOf({ ...before, ...after }),
  ...{ leftBefore: [...(before.left ?? [])], rightBefore: [...(before.right ?? [])] },
  ...{ leftAfter: [...(after.left ?? [])], rightAfter: [...(after.right ?? [])] },
  ...{ added: [...(after.words ?? [])], removed: [...(before.words ?? [])] },
  ...{ bothWaysBefore: before.bothWays ?? false, bothWaysAfter: after.bothWays ?? false },
  ...{ meaningBefore: meaningOf(before), meaningAfter: meaningOf(after) },
  ...{ changedById: userId, onBehalfOfId: onBehalfOfId ?? '', changedAt: at.toISOString() },
});

/** Returns a page of changes of synonyms and stop words with their authors, newest first. For admins. */
export const listSearchWordChanges: Rpc<'listSearchWordChanges'> =
  ({ read }) =>
  async (request, { actor }) => {
    mustManageTerms(actor);
    const { changes, total } = await read.searchTermHistory.page(readPage(request.page));
    return { changes: changes.map(toWire), total };
  };
