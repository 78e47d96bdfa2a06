import { actors } from '@setu/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withdrawCard } from '../src/cards/changes/withdraw-card.js';
import { type Catalogue, category, sku, startTestCatalogue } from './fixtures.js';
import { visitor } from './shown.js';

const admin = actors.broker({ roles: ['ROLE_ADMIN'] });

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startTestCatalogue();
});
afterAll(() => catalogue?.close());

const list = (knownStamps: string[] = [], actor = visitor) =>
  catalogue.client.listCategories({ knownStamps }, { actor });
const picture = '0195a000-0000-7000-8000-00000000c010';

describe('Categories that the caller already has', () => {
  it('are not sent again and are not confused with those of other users', async () => {
    const { categories, stamp, known } = await list();
    expect([categories.length > 0, known]).toEqual([true, false]);
    expect(await list(['of long ago', stamp])).toEqual({ categories: [], stamp, known: true });
    const staff = await list([stamp], admin);
    expect([staff.known, staff.categories.some(({ id }) => id === category.empty)]).toEqual([false, true]);
    expect(await list([stamp, staff.stamp], admin)).toEqual({ categories: [], stamp: staff.stamp, known: true });
  });

  it.each([
    [
      'a new name',
      () => {
        const name = { en: 'Black tea', ru: 'Чёрный чай' };
        return catalogue.client.renameCategory({ categoryId: category.tea, name }, { actor: admin });
      },
      () => ({ name: { en: 'Black tea' } }),
    ],
    [
      'a changed number of cards',
      () => catalogue.deps.write((stores) => withdrawCard(stores, sku.blackTea)),
      (before: number) => ({ skuCount: before - 1 }),
    ],
  ])('are sent again after %s', async (_what, change, wanted) => {
    const before = await list();
    const cards = before.categories.find(({ id }) => id === category.tea)?.skuCount ?? 0;
    await change();
    const after = await list([before.stamp]);
    expect(after.known).toBe(false);
    expect(after.categories.find(({ id }) => id === category.tea)).toMatchObject(wanted(cards));
  });

  it('have no stamp while the colour of a picture is unknown, because the colour arrives without a change of the categories', async () => {
    const before = await list();
    await catalogue.deps.db('category').where({ id: category.food }).update({ picture_id: picture });
    const { stamp, known } = await list([before.stamp]);
    expect([stamp, known]).toEqual(['', false]);
    await catalogue.deps.write((stores) => stores.pictureColors.save(new Map([[picture, '#336699']])));
    const after = await list([before.stamp]);
    expect(after.categories.find(({ id }) => id === category.food)).toMatchObject({ pictureColor: '#336699' });
    expect(await list([after.stamp])).toMatchObject({ known: true });
  });
});
