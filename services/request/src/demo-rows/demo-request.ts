import { type DemoRequest, type DemoStatusEvent, userById } from '@setu/demo-world';
import { inr, type Money, timesMoney } from '@setu/kit/core';
import type { ExchangeRate } from '../requests/domain/amount.js';
import { type Action, targets } from '../requests/domain/lifecycle.js';
import type { Request } from '../requests/domain/request.js';
import { applyTransition, type TransitionInput, type TransitionResult } from '../requests/domain/transitions.js';
import { rateAt } from './demo-rates.js';

type Rates = ReadonlyMap<string, ExchangeRate>;

/**
 * Builds a demo request by the product's rules: starts with its draft and applies all its events. Returns it with its
 * offer and contract. `rates` holds the exchange rates by day. Throws if the rules do not allow a transition.
 */
export function requestOfDemo(demo: DemoRequest, rates: Rates): TransitionResult {
  const made: TransitionResult = { request: draftOf(demo) };
  for (const event of demo.events.slice(1)) {
    const { status, at, byUserId } = event;
    const after = applyTransition(made.request, {
      ...transitionInputOf(demo, event, rates),
      at: new Date(at),
      byUserId,
    });
    if (after === undefined) throw new Error(`request ${demo.id} cannot go to ${status}`);
    Object.assign(made, after);
  }
  return made;
}

/** Returns the name by which lists sort a request's manager. */
export function managerName(managerId: string | undefined): string {
  if (managerId === undefined) return '';
  const { surname, name } = userById(managerId);
  return `${surname} ${name}`;
}

/**
 * Returns the draft of a demo request. An RFC has its card's supplier. An RFD has no supplier until one is selected.
 */
function draftOf(demo: DemoRequest): Request {
  const at = new Date(demo.createdAt);
  const { id, kind, authorUserId, customerCompanyId, isCreatedByBroker, contact, name } = demo;
  const nothingYet = { brokerManagerId: undefined, sentToSupplierAt: undefined, invitees: [], publication: undefined };
  return {
    ...{ id, kind, authorUserId, customerCompanyId, isCreatedByBroker, contact, name, ...nothingYet },
    ...{ status: 'draft', version: 1, eventSeq: 1, createdAt: at, statusAt: at },
    supplierCompanyId: kind === 'rfc' ? (demo.supplierCompanyId ?? undefined) : undefined,
    skuId: demo.cardId ?? undefined,
    customerPrice: undefined,
    total: undefined,
  };
}

function transitionInputOf(
  demo: DemoRequest,
  { status, at, reason, comment }: DemoStatusEvent,
  rates: Rates,
): TransitionInput {
  const action = (Object.keys(targets) as Action[]).find((each) => targets[each] === status);
  const rate = rateAt(rates, at);
  const amount = (minor: bigint | null) => ({ money: inr(minor ?? 0n), rate });
  switch (action) {
    case 'publish': {
      const publication = { numericHash: demo.numericHash, at: new Date(at), rate };
      return { action, publication, customerPrice: customerPriceOf(demo) };
    }
    case 'record_offer':
      return { action, amount: amount(demo.offerPriceMinor) };
    case 'sign_contract':
      return { action, amount: amount(demo.contractPriceMinor), supplierCompanyId: demo.supplierCompanyId ?? '' };
    case 'select_supplier':
      return { action, supplierCompanyId: demo.supplierCompanyId ?? undefined };
    case 'cancel':
    case 'reject_as_supplier':
    case 'reject_as_broker':
      return { action, rejection: { reason: reason === '' ? 'other' : reason, comment } };
    case undefined:
      throw new Error(`no action leads to ${status}`);
    default:
      return { action };
  }
}

/** Returns the customer's total price. A demo RFC has a price per unit, a demo RFD has the total. */
function customerPriceOf({ customerPrice: price, count, kind }: DemoRequest): Money | undefined {
  if (price === null) return undefined;
  if (kind === 'rfd') return price;
  return count === null ? undefined : timesMoney(inr(price.minor), count);
}
