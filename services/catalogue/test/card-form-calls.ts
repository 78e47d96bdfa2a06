import { systemIds } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import { CardContent } from '@setu/proto/catalogue/card_forms';
import { SkuUpdated } from '@setu/proto/catalogue/events';
import { PriceMode } from '@setu/proto/catalogue/words';
import { ReviewCompleted, ReviewStatusChanged } from '@setu/proto/review/events';
import { wireReviewStatus } from '@setu/proto/wire-words';
import { type Catalogue, category, company, unit } from './fixtures.js';

export type Actor = ReturnType<typeof actors.broker>;
export const manager = actors.broker({ roles: ['TEAM_MANAGER'] });
export const reviewer = actors.broker({ roles: ['TEAM_PRODUCT_REVIEWER'], companyId: manager.companyId });
export const supplierUser = actors.supplier({ companyId: company.kaveri, roles: ['TEAM_GENERAL'] });
export const rival = actors.supplier({ companyId: company.deccan, roles: ['TEAM_GENERAL'] });

export const water = '00000007-0000-4000-8000-000000000001';
export const rupees = (amount: number) => ({ minor: BigInt(amount) * 100n, currency: 'INR' });
export const content = (change: Partial<CardContent> = {}): CardContent => ({
  ...CardContent.fromPartial({}),
  ...{ categoryId: category.pumps, name: 'Gear pump', hsCode: '8413.60', priceMode: PriceMode.EXACT },
  ...{ priceFrom: rupees(500), paymentAdvance: 0.3, paymentTransfer: 0.7, incoTerms: 'FOB', incoPlace: 'Mundra' },
  ...{ minimumQuantum: 1, width: 10, height: 20, length: 30, weight: 4.5, leadDays: 10, warranty: 12 },
  ...{ unitId: unit, brand: 'Kaveri', countryId: 'IND', colorId: '00000009-0000-4000-8000-000000000001' },
  ...{ industryIds: [water], area: 'Oil', features: 'Quiet', description: 'Pumps oil', condition: 'New' },
  ...{ specialInstructions: 'Keep dry', shipmentMethod: 'sea', shipmentDescription: 'Crate', shipmentPort: 'Mundra' },
  ...change,
});

export const refusal = (kind: string, code = kind) => ({ kind, code });
export const fieldsOf = async (promise: Promise<unknown>): Promise<Record<string, string>> => {
  const error = (await promise.catch((thrown: unknown) => thrown)) as { fields?: { path: string; code: string }[] };
  return Object.fromEntries((error.fields ?? []).map(({ path, code }) => [path, code]));
};

/** Returns functions that call the card forms of a catalogue, publish review events and read its outbox. */
export function cardFormCalls(catalogue: () => Catalogue) {
  const reserve = async (actor: Actor = manager, companyId: string = company.kaveri) =>
    (await catalogue().client.reserveCardId({ companyId }, { actor })).skuId;
  const make = async (change: Partial<CardContent> = {}, actor: Actor = manager) => {
    const skuId = await reserve(actor);
    await catalogue().client.createCard({ skuId, companyId: company.kaveri, content: content(change) }, { actor });
    return skuId;
  };
  const write = (skuId: string, change: Partial<CardContent>, actor: Actor = manager, expectedEdit?: number) =>
    catalogue().client.writeCard({ skuId, content: content(change), expectedEdit }, { actor });
  const form = (skuId: string, actor: Actor = manager) => catalogue().client.getCardForm({ skuId }, { actor });
  const outboxOf = (skuId: string): Promise<Array<{ subject: string; payload: Uint8Array }>> =>
    catalogue().deps.db('outbox').where({ aggregate_id: skuId }).orderBy('id').select('subject', 'payload');
  const subjects = async (skuId: string) => (await outboxOf(skuId)).map(({ subject }) => subject.split('.').at(-1));
  const lastWritten = async (skuId: string) => {
    const { draftVersion, edit } = SkuUpdated.decode((await outboxOf(skuId)).at(-1)?.payload ?? new Uint8Array());
    return { draftVersion, edit };
  };

  const publishEvent = async (subject: string, aggregateId: string, payload: Uint8Array) => {
    const event = { id: systemIds.id(), subject, aggregateId, occurredAt: new Date().toISOString() };
    await catalogue().publish({ ...event, actorUserId: '', actingUserId: '', payload: Buffer.from(payload) });
    await catalogue().settle();
  };
  const reviewed = (
    skuId: string,
    reviewId: string,
    status: Parameters<typeof wireReviewStatus>[0],
    revision: number,
  ) =>
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
  return { reserve, make, write, form, outboxOf, subjects, lastWritten, reviewed, completed };
}
