import { inr } from '@setu/kit/core';
import { Card } from '@setu/proto/catalogue/cards';
import { ListCardsResponse } from '@setu/proto/catalogue/search';
import { expect, it } from 'vitest';
import { readList } from '../encoded-list.js';
import { cardView } from './card.js';
import { listedCards, listedItems } from './listed-cards.js';

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

it('a list is read without decoding its cards, wherever they are in it', () => {
  const long = card({ variant: { ru: 'д'.repeat(9_000), en: '' } });
  const rest = { ...ListCardsResponse.fromPartial({ searchId: 's', totals: { total: 2 } }) };
  const encoded = ListCardsResponse.encode({ ...rest, cards: [card(), long] }).finish();
  const { encodedCards, ...others } = readList(Buffer.from(encoded));
  expect(encodedCards.map((bytes) => Card.decode(bytes))).toEqual([card(), long]);
  const { cards: _none, ...expected } = rest;
  expect(others).toEqual(expected);
  const late = Buffer.concat([
    ListCardsResponse.encode(rest).finish(),
    ListCardsResponse.encode(ListCardsResponse.fromPartial({ cards: [card()] })).finish(),
  ]);
  expect(readList(late).encodedCards.map((bytes) => Card.decode(bytes))).toEqual([card()]);
});
