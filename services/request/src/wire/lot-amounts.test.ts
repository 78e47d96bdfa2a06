import { inr, lotInRoubles, timesMoney, toRoubles } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import { RequestView } from '@setu/proto/request/view';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { documentAmount, documentContent } from './document-content.js';
import { reportedTerms } from './reported-terms.js';

const anyLot = fc.record({
  unit: fc.bigInt({ min: 1n, max: 10n ** 9n }),
  count: fc.bigInt({ min: 1n, max: 50_000n }),
  valueE4: fc.bigInt({ min: 1000n, max: 999_999n }),
  nominal: fc.constantFrom(1, 10, 100),
});
const rateOf = ({ valueE4, nominal }: { valueE4: bigint; nominal: number }) => ({
  ...{ currency: 'INR', date: '2026-11-20', valueE4, nominal },
  ...{ source: 'cbr', stale: false, valid: true },
});

it('documents and emails state the price of a lot as lists do: the price of a unit times the count', () => {
  fc.assert(
    fc.property(anyLot, ({ unit, count, ...quote }) => {
      const price = { money: timesMoney(inr(unit), count), rate: rateOf(quote) };
      const kopecks = toRoubles(inr(unit), quote).minor * count;
      const upTo = timesMoney(price.money, 2);
      const [amount] = documentAmount('offer', { ...price, upTo }, { count });
      const event = reportedTerms({ price, count });
      expect([amount?.rupees, amount?.roubles]).toEqual([String(unit * count), String(kopecks)]);
      expect(amount?.upTo?.roubles).toBe(String(lotInRoubles(upTo, quote, count).minor));
      expect([event.price, event.priceInRoubles?.minor]).toEqual([price.money, kopecks]);
    }),
  );
});

it('the advance and the balance of a specification add up to the contract in both currencies', () => {
  const percents = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(anyLot, percents, ({ unit, count, ...quote }, percent) => {
      const contractPrice = { money: timesMoney(inr(unit), count), rate: rateOf(quote) };
      const condition = { count: String(count), card: { paymentAdvance: percent / 100 } };
      const view = RequestView.fromPartial({ publishedAt: '2026-11-20T09:00:00Z', contractPrice, condition });
      const [contract, ...parts] = documentContent('specification', view, actors.broker()).amounts;
      expect(contract?.roubles).toBe(String(toRoubles(inr(unit), quote).minor * count));
      for (const currency of parts.length > 0 ? (['rupees', 'roubles'] as const) : [])
        expect(parts.reduce((sum, part) => sum + BigInt(part[currency] ?? 0), 0n)).toBe(
          BigInt(contract?.[currency] ?? 0),
        );
    }),
  );
});
