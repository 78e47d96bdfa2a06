/** A message of a conversation. */
export interface DemoMessage {
  id: string;
  at: string;
  byUserId: string;
  text: string;
  /** More information is needed. */
  asks: boolean;
  /** It is a claim, or what settles one. */
  ofClaim: boolean;
}

/** A conversation of a request: the customer's, or a supplier's. */
export interface DemoTalk {
  id: string;
  /** Null for the customer's. */
  supplierCompanyId: string | null;
  /** Oldest first. */
  messages: DemoMessage[];
  /** How many of them each has read. */
  readers: { userId: string; seq: number }[];
}

/** What an invited supplier offers, and what became of it. */
export interface DemoOffer {
  supplierCompanyId: string;
  at: string;
  /** INR paise for the whole of it. */
  priceMinor: bigint;
  leadDays: number;
  minimumQuantum: number | undefined;
  incoTerm: 'FOB' | 'CIF' | 'EXW';
  incoPlace: string;
  validUntil: string;
  comment: string;
  /** When the broker showed it to the customer; null: never. */
  sharedAt: string | null;
  /** When the customer preferred it; null: it prefers another one. */
  preferredAt: string | null;
}

/** A supplier asked beside those a move asked, and why it declined, if it did. */
export interface DemoInvited {
  supplierCompanyId: string;
  at: string;
  declined: { at: string; reason: 'out_of_stock' | 'no_capacity'; comment: string } | null;
}

/** What was said of a milestone after the contract. */
export interface DemoMilestone {
  kind: 'advance' | 'shipped' | 'at_customs' | 'delivered' | 'balance';
  expectedOn: string | undefined;
  happenedOn: string | undefined;
  note: string;
  byUserId: string;
  at: string;
}

/** What the customer found wrong with a deal. */
export interface DemoClaim {
  id: string;
  at: string;
  byUserId: string;
  text: string;
  settled: { at: string; byUserId: string; resolution: string } | null;
}

/** What goes on about a request beside its moves. */
export interface DemoDeal {
  requestId: string;
  invited: DemoInvited[];
  offers: DemoOffer[];
  talks: DemoTalk[];
  milestones: DemoMilestone[];
  claims: DemoClaim[];
}
