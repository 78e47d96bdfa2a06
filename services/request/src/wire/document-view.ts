import type * as wire from '@setu/proto/request/papers';
import { wirePaperKind, wirePaperState } from '@setu/proto/wire-words';
import type { RequestDocument } from '../documents/domain/document.js';
import { isoTimestamp } from './refs.js';

/** Converts a document to its wire form. */
export const documentView = (document: RequestDocument): wire.Paper => ({
  id: document.id,
  kind: wirePaperKind(document.kind),
  version: document.version,
  state: wirePaperState(document.state),
  name: document.name,
  size: document.size,
  sha256: document.sha256,
  askedAt: isoTimestamp(document.requestedAt),
  madeAt: isoTimestamp(document.madeAt),
});
