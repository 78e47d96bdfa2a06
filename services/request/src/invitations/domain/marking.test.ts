import { expect, it } from 'vitest';
import { preferred, shown } from './marking.js';
import type { SupplierOffer } from './supplier-offer.js';

const at = new Date('2026-11-20T09:00:00Z');
const offer = (over: Partial<SupplierOffer>) => ({ shared: false, ...over }) as SupplierOffer;

it('a shared offer gets the next number and keeps it when it is hidden and shared again', () => {
  const all = [offer({ number: 2, shared: true }), offer({ number: 1 })];
  const [first] = shown(offer({}), all, { shared: true, at });
  expect(first).toMatchObject({ shared: true, sharedAt: at, number: 3 });
  expect(shown(offer({ number: 1 }), all, { shared: true, at })[0]).toMatchObject({ number: 1, sharedAt: at });
  const [hidden] = shown(offer({ number: 2, shared: true, preferredAt: at }), all, { shared: false, at });
  expect(hidden).toMatchObject({ shared: false, sharedAt: undefined, preferredAt: undefined, number: 2 });
  expect(shown(offer({ shared: true }), all, { shared: true, at })).toEqual([]);
});

it('only one offer is preferred', () => {
  const before = offer({ number: 1, preferredAt: at });
  const [other, chosen] = preferred(offer({ number: 2 }), [before, offer({ number: 2 })], at);
  expect([other, chosen]).toMatchObject([
    { number: 1, preferredAt: undefined },
    { number: 2, preferredAt: at },
  ]);
  expect(preferred(before, [before], at)).toEqual([]);
});
