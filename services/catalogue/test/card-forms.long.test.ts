import { systemIds } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import type { CardContent } from '@setu/proto/catalogue/card_forms';
import { PriceMode, SkuType } from '@setu/proto/catalogue/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Actor,
  cardFormCalls,
  content,
  fieldsOf,
  manager,
  refusal,
  reviewer,
  rival,
  rupees,
  supplierUser,
  water,
} from './card-form-calls.js';
import { type Catalogue, category, company, sku, startTestCatalogue } from './fixtures.js';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startTestCatalogue();
});
afterAll(() => catalogue?.close());

const { reserve, make, write, form, subjects, lastWritten, completed } = cardFormCalls(() => catalogue);

describe('A new card', () => {
  it.each<[string, Actor, string, object | undefined]>([
    ['a manager', manager, company.kaveri, undefined],
    ['a senior manager', actors.broker({ roles: ['TEAM_ADMIN'] }), company.deccan, undefined],
    ["the supplier's manager", supplierUser, company.kaveri, undefined],
    ['a reviewer', reviewer, company.kaveri, refusal('forbidden', 'access_denied')],
    [
      "the supplier's plain user",
      { ...supplierUser, roles: ['ROLE_USER'] },
      company.kaveri,
      refusal('forbidden', 'access_denied'),
    ],
    ['another supplier', rival, company.kaveri, refusal('not_found')],
    ['a customer', actors.buyer({ roles: ['TEAM_MANAGER'] }), company.kaveri, refusal('not_found')],
    ['an anonymous visitor', actors.anonymous(), company.kaveri, refusal('unauthenticated', 'authorization_error')],
    ['a manager, for a locked company', manager, company.locked, refusal('refused', 'supplier_locked')],
    ['a manager, for an unknown company', manager, systemIds.id(), refusal('not_found')],
  ])('can be started by %s', async (_who, actor, companyId, refused) => {
    const reservation = catalogue.client.reserveCardId({ companyId }, { actor });
    if (refused) await expect(reservation).rejects.toMatchObject(refused);
    else expect((await reservation).company).toMatchObject({ id: companyId });
  });

  it('is created once with a single event, even if it is sent several times concurrently', async () => {
    const skuId = await reserve();
    const request = { skuId, companyId: company.kaveri, content: content({ vendorCode: 'GP-20' }) };
    const made = await Promise.all(
      Array.from({ length: 20 }, () => catalogue.client.createCard(request, { actor: manager })),
    );
    expect(new Set(made.map(({ card, edit }) => `${card?.card?.skuId} ${edit}`))).toEqual(new Set([`${skuId} 1`]));
    expect(await subjects(skuId)).toEqual(['created']);
    expect(await lastWritten(skuId)).toEqual({ draftVersion: 1, edit: 1 });
    expect((await form(skuId)).content).toMatchObject({ priceTo: rupees(500), hsCode: '841360', brand: 'Kaveri' });
    await expect(catalogue.client.getCard({ skuId }, { actor: actors.buyer() })).rejects.toMatchObject(
      refusal('not_found'),
    );
  });

  it('needs an id that was reserved for its author and company', async () => {
    const foreign = await reserve(rival, company.deccan);
    for (const skuId of [systemIds.id(), foreign, await reserve(supplierUser)]) {
      await expect(
        catalogue.client.createCard({ skuId, companyId: company.kaveri, content: content() }, { actor: manager }),
      ).rejects.toMatchObject(refusal('not_found'));
    }
  });

  it.each<[string, Partial<CardContent>, Record<string, string>]>([
    ['a category that is not a sub-category', { categoryId: category.machines }, { category_id: 'invalid_option' }],
    ['an unknown unit', { unitId: systemIds.id() }, { unit: 'invalid_option' }],
    ['an unknown colour', { colorId: systemIds.id() }, { color: 'invalid_option' }],
    ['an unknown country', { countryId: 'XXX' }, { country: 'invalid_option' }],
    ['an unknown industry', { industryIds: [systemIds.id()] }, { industries: 'invalid_option' }],
    ['unknown Incoterms', { incoTerms: 'ABC' }, { inco_terms: 'invalid_option' }],
    ['a product without dimensions', { width: undefined, colorId: '' }, { width: 'required', color: 'required' }],
    ['a missing price', { priceFrom: undefined }, { price_from: 'required' }],
    ['a price above the limit', { priceFrom: rupees(2e12) }, { price_from: 'max' }],
    ['a price in roubles', { priceFrom: { minor: 1n, currency: 'RUB' } }, { price_from: 'invalid_option' }],
    [
      'a vendor code that its company already uses',
      { vendorCode: 'kav-pmp-0080' },
      { vendor_code: 'vendor_code_taken' },
    ],
    ['a repeated picture', { pictureIds: [water, water] }, { pictures: 'file_repeated' }],
  ])('is rejected with %s', async (_what, change, fields) => {
    expect(await fieldsOf(make(change))).toEqual(fields);
  });

  it("can have another company's vendor code, and loses fields that its price mode does not use", async () => {
    const skuId = await make({ vendorCode: 'DPT-15/2', priceMode: PriceMode.REQUEST }, supplierUser);
    expect((await form(skuId, supplierUser)).content).toMatchObject({
      priceFrom: undefined,
      paymentAdvance: undefined,
    });
  });
});

describe('An edited card', () => {
  it('accepts only one of two concurrent edits, and an edit without changes does nothing', async () => {
    const skuId = await make();
    const both = await Promise.allSettled([
      write(skuId, { name: 'Gear pump 1' }, manager, 1),
      write(skuId, { name: 'Gear pump 2' }, supplierUser, 1),
    ]);
    const lost = both.find((one) => one.status === 'rejected');
    expect(both.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    expect(lost?.reason).toMatchObject({ ...refusal('stale', 'conflict'), params: { current_version: '2' } });
    const { name } = (await form(skuId)).content ?? {};
    expect(await write(skuId, { name: name ?? '' }, manager, 1)).toMatchObject({ changed: false, edit: 2 });
    expect(await subjects(skuId)).toEqual(['created', 'updated']);
  });

  it('stays public in its old version during an edit, and the new version keeps the Russian texts', async () => {
    const { card } = await write(sku.greenTea, { categoryId: category.tea, name: 'Green tea, first flush' });
    expect(card?.version).toBe(2);
    expect(await lastWritten(sku.greenTea)).toEqual({ draftVersion: 2, edit: 2 });
    const open = await form(sku.greenTea);
    expect(open).toMatchObject({ publishedVersion: 1, draftVersion: 2, russian: { name: 'Чай зелёный Нилгири' } });
    const shown = await catalogue.client.getCard({ skuId: sku.greenTea }, { actor: actors.buyer() });
    expect(shown.card?.card?.name?.en).toBe('Green tea Nilgiri');
    // An author who opened the form on the public version learns that a newer version exists.
    await expect(write(sku.greenTea, { name: 'Another' }, supplierUser, 1)).rejects.toMatchObject(
      refusal('stale', 'conflict'),
    );
    const { published, written, changed } = await catalogue.client.compareVersions(
      { skuId: sku.greenTea },
      { actor: reviewer },
    );
    expect([published?.version, written?.version]).toEqual([1, 2]);
    expect(changed).toContain('name');
    await expect(
      catalogue.client.compareVersions({ skuId: sku.greenTea }, { actor: supplierUser }),
    ).rejects.toMatchObject(refusal('forbidden', 'access_denied'));
  });

  it('has an empty text for a field that was added after its version was written', async () => {
    const skuId = await make({ features: 'Quiet' });
    await catalogue.deps.db.raw("update sku_version set texts = texts - 'features' where sku_id = ?", [skuId]);
    const { content: open, card } = await form(skuId);
    expect([open?.features, card?.features]).toEqual(['', { en: '', ru: '' }]);
    expect(await write(skuId, { features: '' })).toMatchObject({ edit: 1 });
    expect(await write(skuId, { features: 'Silent' })).toMatchObject({ card: { features: { en: 'Silent', ru: '' } } });
  });

  it('cannot be edited by other companies, or by a reviewer without the card', async () => {
    const skuId = await make();
    for (const actor of [rival, actors.buyer()]) {
      for (const call of [
        () => form(skuId, actor),
        () => write(skuId, {}, actor),
        () => catalogue.client.removeCard({ skuId, type: SkuType.UNSPECIFIED }, { actor }),
        () => catalogue.client.removeCertificate({ skuId, fileId: skuId }, { actor }),
      ]) {
        await expect(call()).rejects.toMatchObject(refusal('not_found'));
      }
    }
    await expect(write(skuId, { name: 'x' }, reviewer)).rejects.toMatchObject(refusal('forbidden', 'access_denied'));
    expect((await form(skuId, reviewer)).permissions).toEqual(['review']);
  });

  it('has certificates with expiry dates, and anonymous visitors see them only until then', async () => {
    const skuId = sku.spare;
    const file = (n: number) => ({ id: systemIds.id(), name: `${n}.pdf`, type: 'application/pdf', size: BigInt(n) });
    const [expired, good] = [file(1), file(2)];
    const add = (certificate: { file: ReturnType<typeof file>; validUntil: string }) =>
      catalogue.client.addCertificate({ skuId, certificate }, { actor: supplierUser });
    await add({ file: expired, validUntil: '2020-01-01' });
    await add({ file: good, validUntil: '' });
    await add({ file: good, validUntil: '' });
    const { edit, draftVersion, content: stored } = await form(skuId);
    expect(stored?.certificates.map(({ file: one, validUntil }) => [one?.id, validUntil])).toEqual([
      [expired.id, '2020-01-01'],
      [good.id, ''],
    ]);
    await completed(skuId, draftVersion, edit, { name: 'Колесо' });
    const certificatesFor = async (actor: Actor) =>
      (await catalogue.client.getCard({ skuId }, { actor })).card?.certificates.map(({ id }) => id);
    expect(await certificatesFor(supplierUser)).toEqual([expired.id, good.id]);
    expect(await certificatesFor(actors.buyer())).toEqual([good.id]);
    const start = catalogue.clock.now();
    const buyersAt = async (now: string) => {
      catalogue.clock.set(new Date(now));
      return certificatesFor(actors.buyer());
    };
    // The certificate is valid until the end of 1 January in Moscow, which is three hours ahead of UTC.
    expect(await buyersAt('2020-01-01T20:59:59Z')).toEqual([expired.id, good.id]);
    expect(await buyersAt('2020-01-01T22:00:00Z')).toEqual([good.id]);
    catalogue.clock.set(start);
    await catalogue.client.removeCertificate({ skuId, fileId: expired.id }, { actor: supplierUser });
    expect((await form(skuId)).content?.certificates).toHaveLength(1);
  });
});
