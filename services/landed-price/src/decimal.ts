import Big from 'big.js';

// A quotient that is multiplied again needs more digits than the 20 of the library's default.
const Decimal = Big();
Decimal.DP = 30;
Decimal.RM = Big.roundHalfUp;

export type Decimal = Big;

/** Reads a decimal text such as `0.9184`. Throws on anything else. */
export const decimal = (text: Big.BigSource): Decimal => new Decimal(text);

export const zero = decimal(0);

/** Rounds an amount to kopecks, half a kopeck up. Amounts are never negative. */
export const toKopecks = (amount: Decimal): Decimal => amount.round(2, Big.roundHalfUp);

/** Rounds up to an integer, as containers are counted. */
export const ceiling = (amount: Decimal): Decimal => amount.round(0, Big.roundUp);

export const sum = (amounts: readonly Decimal[]): Decimal => amounts.reduce((all, one) => all.plus(one), zero);

export const larger = (a: Decimal, b: Decimal): Decimal => (a.gt(b) ? a : b);

export const percentOf = (amount: Decimal, percent: Decimal): Decimal => amount.times(percent).div(100);

/**
 * Divides an amount of whole kopecks among parts in proportion to their weights. Each share is whole kopecks, and
 * together they are the amount. Without any weight the parts are equal.
 */
export function shares(amount: Decimal, weights: readonly Decimal[]): Decimal[] {
  const given = sum(weights);
  const used = given.eq(0) ? weights.map(() => decimal(1)) : weights;
  const all = sum(used);
  let passed = zero;
  let paid = zero;
  return used.map((weight) => {
    passed = passed.plus(weight);
    // The rounded running total rises to the amount itself, so no kopeck is lost.
    const upTo = toKopecks(amount.times(passed).div(all));
    const share = upTo.minus(paid);
    paid = upTo;
    return share;
  });
}
