import type { DraftCustomer } from './customer.js';

/** The data that a request has only while it is a draft. */
export interface Draft {
  requestId: string;
  authorUserId: string;
  /** The source of the draft, until its first save. Until then, the same source returns this draft to its author. */
  untouchedSource: string | undefined;
  /** The cart line that the draft was made from. */
  cartLineId: string | undefined;
  /** The form that saved last and the number of that save. Empty and 0 before the first save. */
  editor: string;
  seq: bigint;
  savedAt: Date | undefined;
  /** The customer of a manager's draft from a description. Undefined until the manager enters one. */
  customer: DraftCustomer | undefined;
}
