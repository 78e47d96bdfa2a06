import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { readOfferTerms, type SentOffer } from './read-offer.js';

const now = new Date('2026-11-20T09:00:00Z');
const sent: SentOffer = {
  ...{ price: { minor: 100_00n, currency: 'INR' }, minimumQuantum: 0, leadDays: 14, incoTerm: undefined },
  ...{ incoPlace: ' Kochi ', validUntil: '2026-12-20', comment: '', files: [] },
};
const files = (count: number) =>
  Array.from({ length: count }, () => ({ id: randomUUID(), name: 'offer.pdf', type: 'application/pdf', size: 1n }));
const failureOf = (over: Partial<SentOffer>): string => {
  try {
    readOfferTerms({ ...sent, ...over }, now);
    return '';
  } catch (error) {
    return JSON.stringify(error);
  }
};

it('the terms of an offer are returned trimmed', () => {
  expect(readOfferTerms(sent, now)).toMatchObject({ incoPlace: 'Kochi', leadDays: 14, minimumQuantum: undefined });
});

it.each<[string, Partial<SentOffer>, string]>([
  ['a zero character in the place', { incoPlace: 'Ko\0chi' }, 'invalid_characters'],
  ['a place of 101 characters', { incoPlace: 'a'.repeat(101) }, 'length_max'],
  ['no delivery time', { leadDays: 0 }, 'required'],
  ['a delivery time of 1,001 days', { leadDays: 1001 }, 'max'],
  ['a negative minimum', { minimumQuantum: -1 }, 'not_positive'],
  ['a validity without a day', { validUntil: '' }, 'required'],
  ['the 31st of November', { validUntil: '2026-11-31' }, 'invalid_date'],
  ['a validity that has ended', { validUntil: '2026-11-01' }, 'date_past'],
  ['a validity of more than 366 days', { validUntil: '2027-11-22' }, 'date_too_far'],
  ['eleven files', { files: files(11) }, 'too_many'],
])('%s is refused', (_what, over, code) => {
  expect(failureOf(over)).toContain(`"${code}"`);
});

it.each<[string, Partial<SentOffer>]>([
  ['a place of 100 characters', { incoPlace: 'a'.repeat(100) }],
  ['a delivery time of 1,000 days', { leadDays: 1000 }],
  ['a validity of 366 days', { validUntil: '2027-11-21' }],
  ['ten files', { files: files(10) }],
])('%s is accepted', (_what, over) => {
  expect(failureOf(over)).toBe('');
});
