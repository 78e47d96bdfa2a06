import { systemIds } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import { SkuPublished, SkuRemoved } from '@setu/proto/catalogue/events';
import { SkuType } from '@setu/proto/catalogue/words';
import { wireReviewStatus } from '@setu/proto/wire-words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardFormCalls, manager, refusal, reviewer, rival, supplierUser } from './card-form-calls.js';
import { type Catalogue, company, sku, startTestCatalogue } from './fixtures.js';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startTestCatalogue();
});
afterAll(() => catalogue?.close());

const { make, write, form, outboxOf, subjects, lastWritten, reviewed, completed } = cardFormCalls(() => catalogue);

describe('A card under review', () => {
  it('can be edited only by its reviewer until it is returned, even if the events arrive out of order', async () => {
    const [skuId, reviewId] = [await make(), systemIds.id()];
    await reviewed(skuId, reviewId, 'created', 1);
    for (const actor of [manager, supplierUser]) {
      await expect(write(skuId, { name: 'x' }, actor)).rejects.toMatchObject({
        ...refusal('refused', 'under_review'),
        params: { current_status: 'created', current_version: '1' },
      });
    }
    expect(await form(skuId, supplierUser)).toMatchObject({ permissions: ['delete'], reviewerId: manager.userId });
    const page = { page: 1, limit: 100 };
    const listed = { companyId: company.kaveri, categoryId: '', filter: undefined, sort: undefined, page };
    const { works, permissions } = await catalogue.client.listCompanyCards(listed, { actor: supplierUser });
    expect(works[skuId]).toEqual({ hasDraft: true, reviewStatus: wireReviewStatus('created'), isCorrected: false });
    expect(permissions).toEqual(['product_create', 'edit', 'delete']);
    expect(await catalogue.client.listCompanyCards(listed, { actor: rival })).toMatchObject({
      works: {},
      permissions: [],
    });
    expect(await form(skuId)).toMatchObject({ permissions: ['delete'], reviewerId: reviewer.userId, reviewId });
    expect((await write(skuId, { name: 'Reviewer’s' }, reviewer)).changed).toBe(true);
    await reviewed(skuId, reviewId, 'reviewed', 4);
    await reviewed(skuId, reviewId, 'approved', 3);
    const { getCard, compareVersions } = catalogue.client;
    const now = async (actor = supplierUser) => await getCard({ skuId }, { actor });
    expect(await now()).toMatchObject({ reviewStatus: wireReviewStatus('reviewed'), isCorrected: false });
    for (const name of ['Correct', 'Corrected'])
      expect((await write(skuId, { name }, supplierUser)).changed).toBe(true);
    expect(await now()).toMatchObject({ reviewStatus: wireReviewStatus('reviewed'), isCorrected: true });
    const compared = await compareVersions({ skuId }, { actor: manager });
    expect(compared.returned?.card?.name?.en).toBe('Reviewer’s');
    await expect(write(skuId, { name: 'y' }, reviewer)).rejects.toMatchObject(refusal('forbidden', 'access_denied'));
    await reviewed(skuId, reviewId, 'completed', 6);
    await reviewed(skuId, reviewId, 'corrected', 5);
    expect(await form(skuId)).toMatchObject({ reviewId: '', permissions: ['edit', 'delete'] });
  });

  it('is published once, in the approved version', async () => {
    const skuId = await make({ vendorCode: 'GP-30' });
    await completed(skuId, 1, 1, { name: 'Насос шестерённый', area: 'Нефть' });
    await completed(skuId, 1, 1, { name: 'Насос шестерённый', area: 'Нефть' });
    expect(await subjects(skuId)).toEqual(['created', 'published']);
    const { card } = await catalogue.client.getCard({ skuId }, { actor: actors.buyer() });
    expect(card).toMatchObject({ card: { name: { ru: 'Насос шестерённый' } }, area: { en: 'Oil', ru: 'Нефть' } });
    const { card: publishedCard } = SkuPublished.decode((await outboxOf(skuId)).at(-1)?.payload ?? new Uint8Array());
    expect(publishedCard?.card?.vendorCode).toBe('GP-30');
  });

  it('stays a draft if it was edited after the approval, and the edit is announced for another review', async () => {
    const skuId = await make();
    await write(skuId, { name: 'Changed meanwhile' });
    await completed(skuId, 1, 1, { name: 'Насос' });
    expect(await subjects(skuId)).toEqual(['created', 'updated', 'updated']);
    expect(await lastWritten(skuId)).toEqual({ draftVersion: 1, edit: 2 });
    expect(await form(skuId)).toMatchObject({ publishedVersion: 0, draftVersion: 1, russian: {} });
  });
});

describe('A card that is deleted during its review', () => {
  const remove = (skuId: string, actor = manager) =>
    catalogue.client.removeCard({ skuId, type: SkuType.UNSPECIFIED }, { actor });

  it.each(['created', 'reviewed', 'corrected', 'approved'] as const)(
    'is deleted once in the status %s, by users with that right only',
    async (status) => {
      const skuId = await make();
      await reviewed(skuId, systemIds.id(), status, 1);
      await expect(remove(skuId, reviewer)).rejects.toMatchObject(refusal('forbidden', 'access_denied'));
      await expect(remove(skuId, rival)).rejects.toMatchObject(refusal('not_found'));
      await Promise.all([remove(skuId, supplierUser), remove(skuId), remove(skuId)]);
      expect(await subjects(skuId)).toEqual(['created', 'removed']);
      await expect(form(skuId)).rejects.toMatchObject(refusal('not_found'));
    },
  );

  it('stays deleted, whether its review was completed before or after', async () => {
    const [before, after, both] = [await make(), await make(), await make()];
    const complete = (skuId: string) => completed(skuId, 1, 1, { name: 'Насос' });
    await complete(before);
    await remove(before);
    await remove(after);
    await complete(after);
    await Promise.all([remove(both), complete(both)]);
    expect(await subjects(before)).toEqual(['created', 'published', 'removed']);
    expect(await subjects(after)).toEqual(['created', 'removed']);
    expect((await subjects(both)).at(-1)).toBe('removed');
    for (const skuId of [before, after, both]) {
      await expect(catalogue.client.getCard({ skuId }, { actor: manager })).rejects.toMatchObject(refusal('not_found'));
    }
  });

  it('is no longer in review for its supplier once the review is withdrawn', async () => {
    const [skuId, reviewId] = [await make(), systemIds.id()];
    await reviewed(skuId, reviewId, 'withdrawn', 2);
    await reviewed(skuId, reviewId, 'created', 1);
    expect(await form(skuId)).toMatchObject({ reviewId: '', permissions: ['edit', 'delete'] });
  });
});

it('a removed card cannot be found, and removing it again does nothing', async () => {
  const found = async () => {
    const { totals } = await catalogue.client.listCompanyCards(
      { companyId: company.deccan, categoryId: '', filter: undefined, sort: undefined, page: undefined },
      { actor: actors.buyer() },
    );
    return totals?.total;
  };
  const before = (await found()) ?? 0;
  for (const _ of [1, 2])
    await catalogue.client.removeCard({ skuId: sku.dosingPump, type: SkuType.UNSPECIFIED }, { actor: rival });
  expect(await found()).toBe(before - 1);
  expect(await subjects(sku.dosingPump)).toEqual(['removed']);
  const [event] = await outboxOf(sku.dosingPump);
  expect(SkuRemoved.decode(event?.payload ?? new Uint8Array()).skuId).toBe(sku.dosingPump);
  await expect(form(sku.dosingPump, rival)).rejects.toMatchObject(refusal('not_found'));
});
