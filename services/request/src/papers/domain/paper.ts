import type { PaperKind, PaperState } from '@setu/proto/words';
import type { PaperContent } from './paper-content.js';

/** A document made from a request for one company. */
export interface Paper {
  id: string;
  requestId: string;
  companyId: string;
  kind: PaperKind;
  version: number;
  content: PaperContent;
  contentHash: string;
  state: PaperState;
  name: string;
  fileId: string;
  size: number;
  sha256: string;
  askedBy: string;
  askedAt: Date;
  madeAt: Date | undefined;
}

/** Returns the file name. It contains the name of neither side. */
export const paperName = ({ kind, number, version }: { kind: PaperKind; number: string; version: number }): string =>
  `${kind.replace('_', '-')}-${number}-${version}.pdf`;
