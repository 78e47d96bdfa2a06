import type { PaperView } from '@setu/contract';
import { internal } from '@setu/kit/core';
import type { Paper } from '@setu/proto/request/papers';
import type { PaperKind as WireKind } from '@setu/proto/request/words';
import { paperKindWord, paperStateWord } from '@setu/proto/wire-words';
import type { PaperKind } from '@setu/proto/words';
import { textOrNull } from './text.js';

/** The word of a paper's kind; a kind nobody knows is a bug between us and the service. */
export const paperKindOf = (kind: WireKind): PaperKind => {
  const word = paperKindWord(kind);
  if (!word) throw internal(`unknown kind of paper ${kind}`);
  return word;
};

export const paperView = (paper: Paper | undefined): PaperView => {
  const state = paper && paperStateWord(paper.state);
  if (!paper || !state) throw internal('a paper was not given, or in no state');
  const { id, version, name, size, sha256, askedAt, madeAt } = paper;
  return {
    ...{ id, version, state, name, size, sha256 },
    kind: paperKindOf(paper.kind),
    asked_at: askedAt,
    made_at: textOrNull(madeAt),
  };
};
