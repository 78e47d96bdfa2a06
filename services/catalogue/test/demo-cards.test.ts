import { type DemoCard, demoCards } from '@setu/demo-world';
import { describe, expect, it } from 'vitest';
import { type CardContent, cardProblems } from '../src/cards/domain/card-content.js';

const given = <Value>(value: Value | null): Value | undefined => value ?? undefined;

/** A card of the demo world as its supplier would have written it into the form. */
const written = (card: DemoCard): CardContent => ({
  ...card,
  priceFrom: given(card.priceFromMinor),
  priceTo: given(card.priceToMinor),
  colorId: card.colorId || undefined,
  paymentAdvance: given(card.paymentAdvance),
  paymentTransfer: given(card.paymentTransfer),
  warranty: given(card.warranty),
  width: given(card.width),
  height: given(card.height),
  length: given(card.length),
  weight: given(card.weight),
  countInOnePackage: given(card.countInOnePackage),
  texts: card,
});

describe('the demo world’s cards', () => {
  it('could each have been written into the product form and gone through review', () => {
    const wrong = demoCards()
      .map((card) => ({ code: card.vendorCode, problems: cardProblems(written(card)) }))
      .filter(({ problems }) => Object.keys(problems).length > 0);
    expect(wrong).toEqual([]);
  });

  it('have a vendor code of their own within their company', () => {
    const codes = demoCards().map(({ companyId, vendorCode }) => `${companyId} ${vendorCode}`);
    expect(new Set(codes).size).toBe(codes.length);
  });
});
