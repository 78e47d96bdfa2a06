import type { PaperKind, PaperState } from '@setu/proto/words';
import type { DocumentContent } from './document-content.js';

/** A document made from a request for one company. */
export interface RequestDocument {
  id: string;
  requestId: string;
  companyId: string;
  kind: PaperKind;
  version: number;
  content: DocumentContent;
  contentHash: string;
  state: PaperState;
  name: string;
  fileId: string;
  size: number;
  sha256: string;
  requestedBy: string;
  requestedAt: Date;
  madeAt: Date | undefined;
}

/** Returns the file name. It names neither company. */
export const documentName = ({ kind, number, version }: { kind: PaperKind; number: string; version: number }): string =>
  `${kind.replace('_', '-')}-${number}-${version}.pdf`;
