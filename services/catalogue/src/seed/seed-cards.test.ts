import { expect, it } from 'vitest';
import { seedPlan } from './plan.js';
import { type SeedStock, seedCards } from './seed-cards.js';

const size = { skus: 300, categories: 120, suppliers: 40, seed: 7 };
const roots = { product: 'p', service: 's' };
const stock: SeedStock = { unitIds: ['u'], colorIds: ['c'], industryIds: ['i'], pictureIds: [], now: new Date(0) };
const cardsOf = (seed: number) => [...seedCards({ ...size, seed }, seedPlan({ ...size, seed }, roots), stock)];

it('the same seed makes the same catalogue, and another seed makes another one', () => {
  expect(cardsOf(7)).toEqual(cardsOf(7));
  expect(seedPlan(size, roots)).toEqual(seedPlan(size, roots));
  expect(cardsOf(8)[0]?.id).not.toBe(cardsOf(7)[0]?.id);
});

it('seeding makes as many categories, suppliers and cards as requested, with unique ids', () => {
  const plan = seedPlan(size, roots);
  expect(plan.categories).toHaveLength(120);
  expect(plan.companies).toHaveLength(40);
  const ids = [...plan.categories, ...plan.companies, ...cardsOf(7)].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
});

it('seeded cards have names in both languages, unique codes and all kinds of prices', () => {
  const cards = cardsOf(7);
  for (const { name, hsCode } of cards) {
    expect(name.ru).toMatch(/[а-яё]/i);
    expect(name.en).not.toMatch(/[а-яё]/i);
    expect(hsCode).toMatch(/^$|^\d{6,8}$/);
  }
  expect(new Set(cards.map(({ vendorCode }) => vendorCode)).size).toBe(cards.length);
  expect(new Set(cards.map(({ priceMode }) => priceMode))).toEqual(new Set(['request', 'exact', 'range']));
});
