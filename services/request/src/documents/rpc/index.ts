import type { PapersService } from '@setu/proto/request/papers';
import type { Rpcs } from '../../served.js';
import { getPaper } from './get-paper.js';
import { listPapers } from './list-papers.js';
import { makePaper } from './make-paper.js';

/** The rpcs of documents. */
export const documentRpcs = { listPapers, makePaper, getPaper } satisfies Rpcs<typeof PapersService>;
