import { systemIds } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import type { CardContent } from '@setu/proto/catalogue/card_forms';
import { SkuPublished, SkuRemoved, SkuUpdated } from '@setu/proto/catalogue/events';
import { PriceMode, SkuType } from '@setu/proto/catalogue/words';
import { ReviewCompleted, ReviewStatusChanged } from '@setu/proto/review/events';
import { wireReviewStatus } from '@setu/proto/wire-words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Catalogue, category, company, givenCatalogue, sku, unit } from './fixtures.js';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await givenCatalogue();
});
afterAll(() => catalogue?.close());

type Actor = ReturnType<typeof actors.broker>;
const manager = actors.broker({ roles: ['TEAM_MANAGER'] });
const reviewer = actors.broker({ roles: ['TEAM_PRODUCT_REVIEWER'], companyId: manager.companyId });
const own = actors.supplier({ companyId: company.kaveri, roles: ['TEAM_GENERAL'] });
const rival = actors.supplier({ companyId: company.deccan, roles: ['TEAM_GENERAL'] });

const water = '00000007-0000-4000-8000-000000000001';
const rupees = (whole: number) => ({ minor: BigInt(whole) * 100n, currency: 'INR' });
const content = (change: Partial<CardContent> = {}): CardContent => ({
  ...{ categoryId: category.pumps, name: 'Gear pump', vendorCode: '', hsCode: '8413.60', priceMode: PriceMode.EXACT },
  ...{ priceFrom: rupees(500), priceTo: undefined, paymentAdvance: 0.3, paymentTransfer: 0.7, incoTerms: 'FOB' },
  ...{ incoPlace: 'Mundra', minimumQuantum: 1, width: 10, height: 20, length: 30, weight: 4.5, leadDays: 10 },
  ...{ warranty: 12, countInOnePackage: undefined, unitId: unit, brand: 'Kaveri', countryId: 'IND' },
  ...{ colorId: '00000009-0000-4000-8000-000000000001', industryIds: [water], otherIndustry: '', area: 'Oil' },
  ...{ composition: '', features: 'Quiet', technicalSpecification: '', description: 'Pumps oil', condition: 'New' },
  ...{ specialInstructions: 'Keep dry', isSampleAvailable: false, shipmentMethod: 'sea', certificates: [] },
  ...{ shipmentDescription: 'Crate', shipmentPort: 'Mundra', pictureIds: [] },
  ...change,
});

const reserve = async (actor: Actor = manager, companyId: string = company.kaveri) =>
  (await catalogue.client.reserveCardId({ companyId }, { actor })).skuId;
const make = async (change: Partial<CardContent> = {}, actor: Actor = manager) => {
  const skuId = await reserve(actor);
  await catalogue.client.createCard({ skuId, companyId: company.kaveri, content: content(change) }, { actor });
  return skuId;
};
const write = (skuId: string, change: Partial<CardContent>, actor: Actor = manager, expectedEdit?: number) =>
  catalogue.client.writeCard({ skuId, content: content(change), expectedEdit }, { actor });
const form = (skuId: string, actor: Actor = manager) => catalogue.client.getCardForm({ skuId }, { actor });
const refusal = (kind: string, code = kind) => ({ kind, code });
const fieldsOf = async (promise: Promise<unknown>): Promise<Record<string, string>> => {
  const error = (await promise.catch((thrown: unknown) => thrown)) as { fields?: { path: string; code: string }[] };
  return Object.fromEntries((error.fields ?? []).map(({ path, code }) => [path, code]));
};

async function told(skuId: string): Promise<Array<{ subject: string; payload: Uint8Array }>> {
  return catalogue.deps.db('outbox').where({ aggregate_id: skuId }).orderBy('id').select('subject', 'payload');
}
const subjects = async (skuId: string) => (await told(skuId)).map(({ subject }) => subject.split('.').at(-1));
const lastWritten = async (skuId: string) => {
  const { draftVersion, edit } = SkuUpdated.decode((await told(skuId)).at(-1)?.payload ?? new Uint8Array());
  return { draftVersion, edit };
};

const publishEvent = async (subject: string, aggregateId: string, payload: Uint8Array) => {
  const event = { id: systemIds.id(), subject, aggregateId, occurredAt: new Date().toISOString() };
  await catalogue.publish({ ...event, actorUserId: '', actingUserId: '', payload: Buffer.from(payload) });
  await catalogue.settle();
};
const reviewed = (skuId: string, reviewId: string, status: Parameters<typeof wireReviewStatus>[0], revision: number) =>
  publishEvent(
    'setu.review.review.status_changed',
    reviewId,
    ReviewStatusChanged.encode(
      ReviewStatusChanged.fromPartial({
        ...{ reviewId, skuId, revision, to: wireReviewStatus(status) },
        ...{ reviewerId: reviewer.userId, managerId: manager.userId },
      }),
    ).finish(),
  );
const completed = (skuId: string, cardVersion: number, cardEdit: number, russian: Record<string, string>) =>
  publishEvent(
    'setu.review.review.completed',
    skuId,
    ReviewCompleted.encode(
      ReviewCompleted.fromPartial({ reviewId: systemIds.id(), skuId, cardVersion, cardEdit, russian }),
    ).finish(),
  );

describe('A new card', () => {
  it.each<[string, Actor, string, object | undefined]>([
    ['a manager', manager, company.kaveri, undefined],
    ['a senior manager', actors.broker({ roles: ['TEAM_ADMIN'] }), company.deccan, undefined],
    ["the supplier's manager", own, company.kaveri, undefined],
    ['a reviewer', reviewer, company.kaveri, refusal('forbidden', 'access_denied')],
    [
      "the supplier's plain user",
      { ...own, roles: ['ROLE_USER'] },
      company.kaveri,
      refusal('forbidden', 'access_denied'),
    ],
    ['another supplier', rival, company.kaveri, refusal('not_found')],
    ['a customer', actors.buyer({ roles: ['TEAM_MANAGER'] }), company.kaveri, refusal('not_found')],
    ['an anonymous visitor', actors.anonymous(), company.kaveri, refusal('unauthenticated', 'authorization_error')],
    ['a manager, for a locked company', manager, company.locked, refusal('refused', 'supplier_locked')],
    ['a manager, for an unknown company', manager, systemIds.id(), refusal('not_found')],
  ])('can be started by %s', async (_who, actor, companyId, refused) => {
    const begun = catalogue.client.reserveCardId({ companyId }, { actor });
    if (refused) await expect(begun).rejects.toMatchObject(refused);
    else expect((await begun).company).toMatchObject({ id: companyId });
  });

  it('is created once and published once, even if it is sent several times concurrently', async () => {
    const skuId = await reserve();
    const asked = { skuId, companyId: company.kaveri, content: content({ vendorCode: 'GP-20' }) };
    const made = await Promise.all(
      Array.from({ length: 20 }, () => catalogue.client.createCard(asked, { actor: manager })),
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
    for (const skuId of [systemIds.id(), foreign, await reserve(own)]) {
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
    const skuId = await make({ vendorCode: 'DPT-15/2', priceMode: PriceMode.REQUEST }, own);
    expect((await form(skuId, own)).content).toMatchObject({ priceFrom: undefined, paymentAdvance: undefined });
  });
});

describe('An edited card', () => {
  it('accepts only one of two concurrent edits, and an edit without changes does nothing', async () => {
    const skuId = await make();
    const both = await Promise.allSettled([
      write(skuId, { name: 'Gear pump 1' }, manager, 1),
      write(skuId, { name: 'Gear pump 2' }, own, 1),
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
    await expect(write(sku.greenTea, { name: 'Another' }, own, 1)).rejects.toMatchObject(refusal('stale', 'conflict'));
    const { published, written, changed } = await catalogue.client.compareVersions(
      { skuId: sku.greenTea },
      { actor: reviewer },
    );
    expect([published?.version, written?.version]).toEqual([1, 2]);
    expect(changed).toContain('name');
    await expect(catalogue.client.compareVersions({ skuId: sku.greenTea }, { actor: own })).rejects.toMatchObject(
      refusal('forbidden', 'access_denied'),
    );
  });

  it('cannot be edited by others', async () => {
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
    const [old, good] = [file(1), file(2)];
    const add = (certificate: { file: ReturnType<typeof file>; validUntil: string }) =>
      catalogue.client.addCertificate({ skuId, certificate }, { actor: own });
    await add({ file: old, validUntil: '2020-01-01' });
    await add({ file: good, validUntil: '' });
    await add({ file: good, validUntil: '' });
    const { edit, draftVersion, content: kept } = await form(skuId);
    expect(kept?.certificates.map(({ file: one, validUntil }) => [one?.id, validUntil])).toEqual([
      [old.id, '2020-01-01'],
      [good.id, ''],
    ]);
    await completed(skuId, draftVersion, edit, { name: 'Колесо' });
    const certificatesFor = async (actor: Actor) =>
      (await catalogue.client.getCard({ skuId }, { actor })).card?.certificates.map(({ id }) => id);
    expect(await certificatesFor(own)).toEqual([old.id, good.id]);
    expect(await certificatesFor(actors.buyer())).toEqual([good.id]);
    await catalogue.client.removeCertificate({ skuId, fileId: old.id }, { actor: own });
    expect((await form(skuId)).content?.certificates).toHaveLength(1);
  });
});

describe('A card under review', () => {
  it('can be edited only by its reviewer until it is returned, even if the events arrive out of order', async () => {
    const [skuId, reviewId] = [await make(), systemIds.id()];
    await reviewed(skuId, reviewId, 'created', 1);
    for (const actor of [manager, own]) {
      await expect(write(skuId, { name: 'x' }, actor)).rejects.toMatchObject({
        ...refusal('refused', 'under_review'),
        params: { current_status: 'created', current_version: '1' },
      });
    }
    expect(await form(skuId, own)).toMatchObject({ permissions: [], reviewerId: manager.userId });
    const page = { page: 1, limit: 100 };
    const listed = { companyId: company.kaveri, categoryId: '', filter: undefined, sort: undefined, page };
    const { works, permissions } = await catalogue.client.listCompanyCards(listed, { actor: own });
    expect(works[skuId]).toEqual({ hasDraft: true, reviewStatus: wireReviewStatus('created') });
    expect(permissions).toEqual(['product_create', 'edit', 'delete']);
    expect(await catalogue.client.listCompanyCards(listed, { actor: rival })).toMatchObject({
      works: {},
      permissions: [],
    });
    expect(await form(skuId)).toMatchObject({ permissions: [], reviewerId: reviewer.userId, reviewId });
    await expect(
      catalogue.client.removeCard({ skuId, type: SkuType.UNSPECIFIED }, { actor: manager }),
    ).rejects.toMatchObject(refusal('refused', 'under_review'));
    expect((await write(skuId, { name: 'Reviewer’s' }, reviewer)).changed).toBe(true);
    await reviewed(skuId, reviewId, 'reviewed', 4);
    await reviewed(skuId, reviewId, 'approved', 3);
    expect((await write(skuId, { name: 'Mended' }, own)).changed).toBe(true);
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
    const { card: told1 } = SkuPublished.decode((await told(skuId)).at(-1)?.payload ?? new Uint8Array());
    expect(told1?.card?.vendorCode).toBe('GP-30');
  });

  it('is not published after a later edit, which is announced again', async () => {
    const skuId = await make();
    await write(skuId, { name: 'Changed meanwhile' });
    await completed(skuId, 1, 1, { name: 'Насос' });
    expect(await subjects(skuId)).toEqual(['created', 'updated', 'updated']);
    expect(await lastWritten(skuId)).toEqual({ draftVersion: 1, edit: 2 });
    expect(await form(skuId)).toMatchObject({ publishedVersion: 0, draftVersion: 1, russian: {} });
  });
});

it('a removed card cannot be found and can be removed again', async () => {
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
  const [event] = await told(sku.dosingPump);
  expect(SkuRemoved.decode(event?.payload ?? new Uint8Array()).skuId).toBe(sku.dosingPump);
  await expect(form(sku.dosingPump, rival)).rejects.toMatchObject(refusal('not_found'));
});
