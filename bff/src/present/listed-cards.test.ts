import { inr } from '@setu/kit/core';
import { Card } from '@setu/proto/catalogue/cards';
import { ListCardsResponse } from '@setu/proto/catalogue/search';
import { Facet } from '@setu/proto/catalogue/words';
import { expect, it } from 'vitest';
import { readList } from '../encoded-list.js';
import { cardView } from './card.js';
import { facetViews } from './facet.js';
import { listedCards, listedItems } from './listed-cards.js';
import { listedFacets } from './listed-facets.js';

const card = (changed: Partial<Card> = {}): Card =>
  Card.fromPartial({
    ...{ skuId: '0198a000-0000-7000-8000-000000000001', name: { ru: 'Насос «Кавери»', en: 'Pump' } },
    ...{ priceFrom: inr(150_000n), pictureIds: ['p1'], pictureColors: { p1: '#aabbcc' } },
    ...changed,
  });
const bytesOf = (one: Card): Uint8Array => Card.encode(one).finish();
const nobody = { managers: new Map(), own: () => ({}) };

it('a known card has the same JSON as a new one, in each language', () => {
  const present = listedCards();
  for (const language of ['ru', 'en', 'ru', 'en'] as const) {
    const listed = present(bytesOf(card()), language);
    expect(listedItems([listed, listed], { ...nobody, language }).value()).toEqual(
      [card(), card()].map((one) => JSON.parse(JSON.stringify(cardView(one, { language })))),
    );
  }
  expect(present(bytesOf(card()), 'ru')).toBe(present(bytesOf(card()), 'ru'));
});

it('any change of a card shows at once', () => {
  const present = listedCards();
  const shown = (one: Card) => listedItems([present(bytesOf(one), 'ru')], { ...nobody, language: 'ru' }).value()[0];
  expect(shown(card())?.price_from).toBe(1500);
  expect(shown(card({ priceFrom: inr(150_001n) }))?.price_from).toBe(1500.01);
  expect(shown(card({ priceFrom: undefined }))?.price_from).toBeNull();
  expect(shown(card())?.price_from).toBe(1500);
});

it('a card with a manager is not kept, and its item names only a known manager', () => {
  const present = listedCards();
  const listed = present(bytesOf(card({ brokerManagerId: 'm' })), 'en');
  expect('json' in listed).toBe(false);
  const manager = { id: 'm', name: 'Anna' } as never;
  const of = { language: 'en' as const, own: () => ({}) };
  expect(listedItems([listed], { ...of, managers: new Map() }).value()[0]?.broker_manager).toBeNull();
  expect(listedItems([listed], { ...of, managers: new Map([['m', manager]]) }).value()[0]?.broker_manager).toEqual(
    manager,
  );
});

it('what an item has in addition to its card is added behind it', () => {
  const present = listedCards();
  const landed = { per_unit: 12.5, rate_date: '2026-11-20' };
  const listed = present(bytesOf(card()), 'ru');
  const items = listedItems([listed, listed], { ...nobody, language: 'ru', own: () => ({ landed }) });
  const expected = [card(), card()].map((one) => ({ ...cardView(one, { language: 'ru' }), landed }));
  expect(Buffer.concat([...items.bytes()]).toString()).toBe(JSON.stringify(expected));
  expect(listedItems([], { ...nobody, language: 'ru' }).value()).toEqual([]);
});

const facets = (cards: number) => [
  {
    facet: Facet.SUPPLIER,
    values: [{ value: 'c1', name: { ru: 'Кавери', en: 'Kaveri' }, cards }],
    more: 0,
    atLeast: false,
  },
];
type Parts = Partial<Omit<ListCardsResponse, 'totals'>> & { totals?: { total: number } };
const listOf = (parts: Parts) => ListCardsResponse.fromPartial(parts);
const listBytes = (parts: Parts) => Buffer.from(ListCardsResponse.encode(listOf(parts)).finish());

it('a list is read without decoding its cards and facets, wherever they are in it', () => {
  const long = card({ variant: { ru: 'д'.repeat(9_000), en: '' } });
  const rest = { searchId: 's', totals: { total: 2 } };
  const { cards: _none, facets: _neither, ...expected } = listOf(rest);
  const all = listBytes({ ...rest, cards: [card(), long], facets: facets(1) });
  const turned = Buffer.concat([
    listBytes({ facets: facets(1) }),
    listBytes(rest),
    listBytes({ cards: [card(), long] }),
  ]);
  // A field of a later version, which is a number: field 100.
  const newer = Buffer.concat([all, Buffer.from([0xa0, 0x06, 0x01])]);
  for (const bytes of [all, turned, newer]) {
    const { encodedCards, encodedFacets, ...others } = readList(bytes);
    expect(encodedCards.map((encoded) => Card.decode(encoded))).toEqual([card(), long]);
    expect(ListCardsResponse.decode(encodedFacets).facets).toEqual(facets(1));
    expect(others).toEqual(expected);
  }
});

it('known facets have the same JSON as new ones, and new counts show at once', () => {
  const present = listedFacets();
  const of = { list: 'pumps', choices: { supplier: ['c1'] }, language: 'ru' as const };
  for (const count of [1, 1, 2, 1]) {
    const encoded = listBytes({ facets: facets(count) });
    for (const each of [of, { ...of, language: 'en' as const }, { ...of, choices: {} }])
      expect(present(encoded, each).value()).toEqual(facetViews(facets(count), each.choices, each.language));
  }
});
