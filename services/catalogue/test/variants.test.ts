import { actors } from '@setu/kit/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { markFamilies } from '../src/cards/changes/mark-families.js';
import type { NewCard } from '../src/cards/store/new-card.js';
import { type Catalogue, card, category, company, startTestCatalogue } from './fixtures.js';

const id = (number: number): string => `00000031-0000-4000-8000-${String(number).padStart(12, '0')}`;

const flange = (number: number, steel: string, changes: Partial<NewCard> = {}): NewCard =>
  card({
    id: id(number),
    name: { en: `Slip-on flange DN 50, ${steel}`, ru: `Фланец плоский DN 50, сталь ${steel}` },
    categoryId: category.machines,
    ...changes,
  });
const cards = [
  flange(1, 'AISI 304'),
  flange(2, 'AISI 316L'),
  flange(3, 'AISI 321', { companyId: company.deccan }),
  flange(4, 'A105', { state: 'draft' }),
];

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startTestCatalogue({ cards });
});
afterAll(() => catalogue?.close());

const mark = async () => {
  while (await catalogue.deps.write((stores) => markFamilies(stores)));
};
const variants = async () => {
  const { cards: found } = await catalogue.client.listCards(
    { categoryId: category.machines, filter: undefined, page: { page: 1, limit: 100 }, withFacets: false },
    { actor: actors.anonymous() },
  );
  return Object.fromEntries(
    found.filter(({ skuId }) => skuId.startsWith('00000031')).map((one) => [one.skuId, one.variant]),
  );
};

it("cards of one supplier's family say what differs among them, as soon as they are compared", async () => {
  expect(await variants()).toEqual({ [id(1)]: undefined, [id(2)]: undefined, [id(3)]: undefined });
  await catalogue.deps.write(({ cardFamilies }) => cardFamilies.noteAll());
  await mark();
  // The list's index follows within a moment.
  await vi.waitFor(async () =>
    expect(await variants()).toEqual({
      [id(1)]: { en: 'AISI 304', ru: 'сталь AISI 304' },
      [id(2)]: { en: 'AISI 316L', ru: 'сталь AISI 316L' },
      [id(3)]: undefined,
    }),
  );
});

it('a published card is compared with its family, and a family of one card has no variants', async () => {
  await catalogue.deps.write(async ({ cardTransitions, readModel }) => {
    await cardTransitions.publish(id(4), new Date());
    await readModel.project([id(4)]);
  });
  await mark();
  await vi.waitFor(async () => expect((await variants())[id(4)]).toEqual({ en: 'A105', ru: 'сталь A105' }));
  for (const one of [id(1), id(4)])
    await catalogue.deps.write(async ({ cardTransitions, readModel }) => {
      await cardTransitions.withdraw(one);
      await readModel.project([one]);
    });
  await mark();
  await vi.waitFor(async () => expect(await variants()).toEqual({ [id(2)]: undefined, [id(3)]: undefined }));
});
