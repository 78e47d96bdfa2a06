import type { Money } from '@setu/kit/core';
import type { RequestKind } from '@setu/proto/words';
import type { AttachedFile } from '../../conditions/domain/condition.js';
import type { Amount, ExchangeRate } from './amount.js';
import type { Invitee } from './invitee.js';
import type { Status } from './lifecycle.js';
import type { LocalText } from './local-text.js';
import type { Payment } from './payment.js';
import type { Rejection } from './rejection.js';

/** `rfc` is a request from the catalogue, `rfd` a request from a description. */
export type Kind = RequestKind;

/** The contact person of a request. */
export interface Contact {
  name: string;
  surname: string;
  patronymic: string;
  phone: string;
  email: string;
}

/** The data that publishing adds to a request. */
export interface Publication {
  numericHash: string;
  at: Date;
  /** The day's exchange rate. Undefined if it was not known. */
  rate: ExchangeRate | undefined;
}

/** A request or draft, without its condition and without the data that only a draft, an offer or a contract has. */
export interface Request {
  id: string;
  kind: Kind;
  status: Status;
  /** Grows with every change. Events carry it. */
  version: number;
  /** The number of status events, which is also the number of the last one. */
  eventSeq: number;
  createdAt: Date;
  statusAt: Date;
  authorUserId: string;
  customerCompanyId: string;
  brokerManagerId: string | undefined;
  supplierCompanyId: string | undefined;
  /** When the request entered send_to_supplier. From then on the supplier sees it. */
  sentToSupplierAt: Date | undefined;
  /** The invited suppliers in the order of their invitations. */
  invitees: Invitee[];
  isCreatedByBroker: boolean;
  contact: Contact;
  /** The requested card of an RFC. */
  skuId: string | undefined;
  name: LocalText;
  /** The total price for the customer. Set at publication for an RFC, and as entered for an RFD. */
  customerPrice: Money | undefined;
  /** Undefined for a draft. */
  publication: Publication | undefined;
  /**
   * The total as entered: the contract price, else the offer price, else the customer's price. Lists show it and sort
   * by it.
   */
  total: Amount | undefined;
}

/** A status that a request entered, with its author and reason. */
export interface StatusEvent {
  seq: number;
  status: Status;
  at: Date;
  byUserId: string;
  actingUserId: string | undefined;
  rejection: Rejection | undefined;
  /** The payment (due or made) that the transition reported. */
  payment: Payment | undefined;
  /** The documents attached to the transition. */
  files: readonly AttachedFile[];
}
