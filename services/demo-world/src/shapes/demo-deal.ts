/** A message of a conversation. */
export interface DemoMessage {
  id: string;
  at: string;
  byUserId: string;
  text: string;
  /** Whether the message asks for more information. */
  asks: boolean;
  /** Whether the message is a claim or the settlement of one. */
  ofClaim: boolean;
}

/** A conversation about a request, with the customer or with a supplier. */
export interface DemoTalk {
  id: string;
  /** Null in the conversation with the customer. */
  supplierCompanyId: string | null;
  /** Oldest first. */
  messages: DemoMessage[];
  /** The number of messages each user has read. */
  readers: { userId: string; seq: number }[];
}

/** The offer of an invited supplier and its outcome. */
export interface DemoOffer {
  supplierCompanyId: string;
  at: string;
  /** The total price in INR paise. */
  priceMinor: bigint;
  leadDays: number;
  minimumQuantum: number | undefined;
  incoTerm: 'FOB' | 'CIF' | 'EXW';
  incoPlace: string;
  validUntil: string;
  comment: string;
  /** When the broker showed it to the customer, or null. */
  sharedAt: string | null;
  /** When the customer preferred this offer, or null if the customer did not. */
  preferredAt: string | null;
}

/** A supplier invited in addition to those that a status transition invited, and the reason if it declined. */
export interface DemoInvited {
  supplierCompanyId: string;
  at: string;
  declined: { at: string; reason: 'out_of_stock' | 'no_capacity'; comment: string } | null;
}

/** A report of a milestone after the contract. */
export interface DemoMilestone {
  kind: 'advance' | 'shipped' | 'at_customs' | 'delivered' | 'balance';
  expectedOn: string | undefined;
  happenedOn: string | undefined;
  note: string;
  byUserId: string;
  at: string;
}

/** A claim of the customer about a deal. */
export interface DemoClaim {
  id: string;
  at: string;
  byUserId: string;
  text: string;
  settled: { at: string; byUserId: string; resolution: string } | null;
}

/** A sample that the customer asked for. */
export interface DemoSample {
  id: string;
  at: string;
  byUserId: string;
  comment: string;
  /** The day it was sent with its tracking number, or the reason why it was not. Null if the supplier has not answered. */
  answered:
    | { at: string; byUserId: string; sentOn: string; tracking: string }
    | { at: string; byUserId: string; reason: string }
    | null;
  judged: {
    at: string;
    byUserId: string;
    verdict: 'suits' | 'suits_with_remarks' | 'does_not_suit';
    comment: string;
  } | null;
}

/** Everything about a request except its status transitions. */
export interface DemoDeal {
  requestId: string;
  invited: DemoInvited[];
  offers: DemoOffer[];
  talks: DemoTalk[];
  milestones: DemoMilestone[];
  claims: DemoClaim[];
  samples: DemoSample[];
}

/** A document that a customer's user asked for. The request service knows its content. */
export interface DemoPaper {
  id: string;
  fileId: string;
  requestId: string;
  kind: 'proforma_balance';
  byUserId: string;
  at: string;
}
