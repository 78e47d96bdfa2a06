import type { DraftCustomer } from './customer.js';

/** What a request has only while it is written. */
export interface Draft {
  requestId: string;
  authorUserId: string;
  /** What it was made from, until it is first saved: while untouched, its author gets it again for the same source. */
  untouchedSource: string | undefined;
  /** The cart line it was made from. */
  cartLineId: string | undefined;
  /** The form that saved last, and the number of that save there; empty and 0 before the first. */
  editor: string;
  seq: bigint;
  savedAt: Date | undefined;
  /** A manager's description: for whom he writes it; undefined while he has said nothing of it. */
  customer: DraftCustomer | undefined;
}
