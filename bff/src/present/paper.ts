import type { PaperView } from '@setu/contract';
import { internal } from '@setu/kit/core';
import type { Paper } from '@setu/proto/request/papers';
import type { PaperKind as WireKind } from '@setu/proto/request/words';
import { paperKindWord, paperStateWord } from '@setu/proto/wire-words';
import type { PaperKind } from '@setu/proto/words';
import { textOrNull } from './text.js';

/** Returns the name of a document's kind. An unknown kind is a bug in the interface with the service. */
export const paperKindOf = (kind: WireKind): PaperKind => {
  const name = paperKindWord(kind);
  if (!name) throw internal(`unknown kind of paper ${kind}`);
  return name;
};

export const paperView = (paper: Paper | undefined): PaperView => {
  const state = paper && paperStateWord(paper.state);
  if (!paper || !state) throw internal('a document is missing or has an unknown state');
  const { id, version, name, size, sha256, askedAt, madeAt } = paper;
  return {
    ...{ id, version, state, name, size, sha256 },
    kind: paperKindOf(paper.kind),
    asked_at: askedAt,
    made_at: textOrNull(madeAt),
  };
};
