import { type DemoCard, demoCards } from '@setu/demo-world';
import { describe, expect, it } from 'vitest';
import { type CardContent, cardProblems } from '../src/cards/domain/card-content.js';

const orUndefined = <Value>(value: Value | null): Value | undefined => value ?? undefined;

/** Returns a demo card as its supplier would enter it in the form. */
const written = (card: DemoCard): CardContent => ({
  ...card,
  priceFrom: orUndefined(card.priceFromMinor),
  priceTo: orUndefined(card.priceToMinor),
  colorId: card.colorId || undefined,
  paymentAdvance: orUndefined(card.paymentAdvance),
  paymentTransfer: orUndefined(card.paymentTransfer),
  warranty: orUndefined(card.warranty),
  width: orUndefined(card.width),
  height: orUndefined(card.height),
  length: orUndefined(card.length),
  weight: orUndefined(card.weight),
  countInOnePackage: orUndefined(card.countInOnePackage),
  texts: card,
});

describe("The demo world's cards", () => {
  it('could each be entered in the product form and pass a review', () => {
    const wrong = demoCards()
      .map((card) => ({ code: card.vendorCode, problems: cardProblems(written(card)) }))
      .filter(({ problems }) => Object.keys(problems).length > 0);
    expect(wrong).toEqual([]);
  });

  it('have a unique vendor code within their company', () => {
    const codes = demoCards().map(({ companyId, vendorCode }) => `${companyId} ${vendorCode}`);
    expect(new Set(codes).size).toBe(codes.length);
  });
});
