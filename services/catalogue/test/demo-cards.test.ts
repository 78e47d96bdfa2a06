import { type DemoCard, demoCards } from '@setu/demo-world';
import { describe, expect, it } from 'vitest';
import { type CardContent, cardProblems } from '../src/cards/domain/card-content.js';
import { emptyCard } from '../src/cards/domain/card-values.js';

/** Returns a demo card as its supplier would enter it in the form. */
const written = (card: DemoCard): CardContent => ({
  ...emptyCard,
  ...card,
  priceFrom: card.priceFromMinor ?? undefined,
  priceTo: card.priceToMinor ?? undefined,
  colorId: card.colorId || undefined,
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
