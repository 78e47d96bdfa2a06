import { companyOf } from '../people.js';
import type { Outcome } from '../play.js';
import type { Checker } from './index.js';

/** Amounts of offers, contracts and payments are those that somebody entered, each once, and carts hold their sum. */
export const moneyIsConserved: Checker = function* ({ facts: { request: facts }, ran: { outcomes } }) {
  const able = outcomes.filter(({ is }) => is !== 'rejected');
  const entered = (act: string, id: string, factor: number): number[] =>
    able.filter(({ step, requestId }) => step.act === act && requestId === id).map(({ step }) => step.value * factor);

  for (const { request_id: id, price_minor: price } of facts.contract)
    if (!entered('sign', id, 100).includes(price)) yield `nobody signed a contract for ${price}`;
  for (const { request_id: id, seq, payment_minor: paid } of facts.status_event)
    if (paid !== null && !entered('pay', id, 10).includes(paid)) yield `nobody paid ${paid} at ${id} ${seq}`;
  for (const { request_id: id, price_minor: price } of facts.offer) {
    const known = [
      ...entered('record', id, 100),
      ...able.filter(({ step }) => step.act === 'offer').map(({ step }) => step.value * 100),
    ];
    if (!known.includes(price)) yield `nobody offered ${price}`;
  }
  yield* offersCount(facts, able);

  const carts = cartsOf(outcomes);
  for (const line of facts.cart_line) {
    const own = carts.filter((each) => each.actor.userId === line.user_id && skuOf(each) === line.sku_id);
    const done = own.filter(({ is }) => is === 'done').reduce((sum, each) => sum + added(each), 0);
    const unknown = own.filter(({ is }) => is === 'unknown').map(added);
    if (!sums(done, unknown).has(line.count)) yield `a cart holds ${line.count}, but ${done} were added`;
  }
  for (const cart of carts.filter(({ is }) => is === 'done'))
    if (!facts.cart_line.some((line) => line.user_id === cart.actor.userId && line.sku_id === skuOf(cart)))
      yield `${cart.step.key} was answered, but the cart does not have it`;
};

// Every accepted offer is one version: a repeated call counts once.
function* offersCount(facts: Parameters<Checker>[0]['facts']['request'], able: readonly Outcome[]): Generator<string> {
  for (const { invitation_id: id, version, price_minor: price } of facts.supplier_offer) {
    const invitation = facts.invitation.find((each) => each.id === id);
    const given = able.filter(
      ({ step, requestId }) =>
        step.act === 'offer' &&
        requestId === invitation?.request_id &&
        (step.who === 'supplier') === (invitation.supplier_company_id === companyOf.kaveri),
    );
    const done = given.filter(({ is }) => is === 'done').length;
    if (version < done || version > given.length) yield `an offer has version ${version}, but ${done} were accepted`;
    if (!given.some(({ step }) => step.value * 100 === price)) yield `no supplier offered ${price}`;
  }
}

const added = ({ request }: Outcome): number => (request as { count: number }).count;

/** Returns the additions to carts. Those of one user, or of one substitute for a user, with one key are one addition. */
export function cartsOf(outcomes: readonly Outcome[]): Outcome[] {
  const byKey = new Map<string, Outcome>();
  for (const outcome of outcomes.filter(({ step }) => step.act === 'cart')) {
    const { actor, step } = outcome;
    const key = `${actor.userId}/${actor.actingUserId} ${step.idempotencyKey}`;
    if (byKey.get(key)?.is !== 'done') byKey.set(key, outcome);
  }
  return [...byKey.values()];
}

const skuOf = ({ request }: Outcome): string => (request as { card: { card: { skuId: string } } }).card.card.skuId;

/** Returns every sum of `done` with some of the others. */
function sums(done: number, others: readonly number[]): Set<number> {
  const all = new Set([done]);
  for (const each of others) for (const sum of [...all]) all.add(sum + each);
  return all;
}
