import type * as wire from '@setu/proto/request/papers';
import { wirePaperKind, wirePaperState } from '@setu/proto/wire-words';
import type { Paper } from '../papers/domain/paper.js';
import { moment } from './refs.js';

/** Converts a document to its wire form. */
export const paperView = (paper: Paper): wire.Paper => ({
  id: paper.id,
  kind: wirePaperKind(paper.kind),
  version: paper.version,
  state: wirePaperState(paper.state),
  name: paper.name,
  size: paper.size,
  sha256: paper.sha256,
  askedAt: moment(paper.askedAt),
  madeAt: moment(paper.madeAt),
});
