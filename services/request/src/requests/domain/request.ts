import type { Money } from '@setu/kit/core';
import type { RequestKind } from '@setu/proto/words';
import type { AttachedFile } from '../../conditions/domain/condition.js';
import type { Amount, RateCopy } from './amount.js';
import type { Invitee } from './invitee.js';
import type { Status } from './lifecycle.js';
import type { LocalText } from './local-text.js';
import type { Payment } from './payment.js';
import type { Rejection } from './rejection.js';

/** rfc: from the catalogue, rfd: from a description. */
export type Kind = RequestKind;

/** Who to call about a request. */
export interface Contact {
  name: string;
  surname: string;
  patronymic: string;
  phone: string;
  email: string;
}

/** What a request gets by being published. */
export interface Publication {
  numericHash: string;
  at: Date;
  /** The day's; undefined where none was known. */
  rate: RateCopy | undefined;
}

/** A request, draft or not, without what it asks for and without what only a draft, an offer or a contract has. */
export interface Request {
  id: string;
  kind: Kind;
  status: Status;
  /** Grows with every change: what is told of a request carries it. */
  version: number;
  /** How many status events it has; the last one's number. */
  eventSeq: number;
  createdAt: Date;
  statusAt: Date;
  authorUserId: string;
  customerCompanyId: string;
  brokerManagerId: string | undefined;
  supplierCompanyId: string | undefined;
  /** Set when it entered send_to_supplier: from then on the supplier sees it. */
  sentToSupplierAt: Date | undefined;
  /** The suppliers asked for an offer, in the order they were asked. */
  invitees: Invitee[];
  isCreatedByBroker: boolean;
  contact: Contact;
  /** RFC: the card asked for. */
  skuId: string | undefined;
  name: LocalText;
  /** What the customer pays, for the whole of it: an RFC's from publishing on, an RFD's as entered. */
  customerPrice: Money | undefined;
  /** Undefined for a draft. */
  publication: Publication | undefined;
  /** What it comes to, as entered: contract, else offer, else the customer's price. Lists show and sort by it. */
  total: Amount | undefined;
}

/** A status a request entered, by whom and why. */
export interface StatusEvent {
  seq: number;
  status: Status;
  at: Date;
  byUserId: string;
  actingUserId: string | undefined;
  rejection: Rejection | undefined;
  /** What is to be paid, or was, with it. */
  payment: Payment | undefined;
  /** Papers that came with it. */
  files: readonly AttachedFile[];
}
