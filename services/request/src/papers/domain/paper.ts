import type { PaperKind, PaperState } from '@setu/proto/words';
import type { PaperContent } from './paper-content.js';

/** A paper made of a request for one company. */
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

/** What the file is called: neither side's name is in it. */
export const paperName = ({ kind, number, version }: { kind: PaperKind; number: string; version: number }): string =>
  `${kind.replace('_', '-')}-${number}-${version}.pdf`;
