import { createHash } from 'node:crypto';
import { systemIds } from '@setu/kit/core';
import { bootService } from '@setu/kit/testing';
import { Card, CardDetails } from '@setu/proto/catalogue/cards';
import { SkuPublished, SkuRemoved, SkuUpdated, SkuWithdrawn } from '@setu/proto/catalogue/events';
import { CompanyType, UserStatus } from '@setu/proto/common/words';
import { noContact } from '@setu/proto/contact-fields';
import { CompanyChanged, UserChanged, UserErased, UserRemoved, UserSteppedDown } from '@setu/proto/identity/events';
import { supplierCompanyFrom } from '@setu/proto/supplier-form';
import { start } from '../src/app.js';
import type { Application } from '../src/applications/domain/application.js';
import type { Review } from '../src/reviews/domain/review.js';

export const boot = (booting: { demo?: boolean } = {}) => bootService(start, booting);
export type World = Awaited<ReturnType<typeof boot>>;

const { id } = systemIds;

/** Returns the first moment of a day in UTC. */
export const day = (text: string): Date => new Date(`${text}T00:00:00.000Z`);

type CardPart = Partial<Omit<CardDetails, 'card'>> & { card: Partial<Card> };

/** Returns functions that publish events of other services, and that add rows which no rpc can create. */
export const fixturesOf = (world: World) => {
  const publish = (subject: string, aggregateId: string, payload: Uint8Array, actorUserId = '') =>
    world.publish({
      id: id(),
      subject,
      aggregateId,
      occurredAt: new Date().toISOString(),
      actorUserId,
      actingUserId: '',
      payload: Buffer.from(payload),
    });
  return {
    async user(part: Partial<UserChanged> = {}) {
      const user = {
        userId: id(),
        companyId: id(),
        name: 'Anna',
        surname: 'Ivanova',
        patronymic: '',
        roles: [],
        status: UserStatus.ACTIVE,
        version: 1,
        ...part,
      };
      await publish('setu.identity.user.changed', user.userId, UserChanged.encode(user).finish());
      return user.userId;
    },
    removed: (userId: string, heirId: string) =>
      publish('setu.identity.user.removed', userId, UserRemoved.encode({ userId, companyId: '', heirId }).finish()),
    steppedDown: (userId: string, heirId: string, from: { fromManaging: boolean; fromReviewing: boolean }) => {
      const payload = UserSteppedDown.encode({ userId, companyId: '', heirId, ...from }).finish();
      return publish('setu.identity.user.stepped_down', userId, payload);
    },
    erased: (userId: string, email = '') => {
      const emailSha256 = email && createHash('sha256').update(email).digest('hex');
      const payload = UserErased.encode({ userId, companyId: '', version: 9, emailSha256 }).finish();
      return publish('setu.identity.user.erased', userId, payload);
    },
    async company(part: Partial<CompanyChanged> = {}) {
      const company = CompanyChanged.fromPartial({
        companyId: id(),
        type: CompanyType.SUPPLIER,
        shortName: 'Kaveri',
        active: true,
        version: 1,
        ...part,
      });
      await publish('setu.identity.company.changed', company.companyId, CompanyChanged.encode(company).finish());
      return company.companyId;
    },
    async card(
      what: 'created' | 'updated' | 'published',
      { card, ...rest }: CardPart,
      { draftVersion = 0, edit = 0, changed = [], by }: Partial<Omit<SkuUpdated, 'card'>> & { by?: string } = {},
    ) {
      const details = {
        ...CardDetails.create(),
        version: 1,
        revision: 1,
        ...rest,
        card: { ...Card.create(), ...card },
      };
      const message = { card: details };
      const payload =
        what === 'published'
          ? SkuPublished.encode(message)
          : SkuUpdated.encode({ ...message, draftVersion, edit, changed });
      await publish(`setu.catalogue.sku.${what}`, details.card.skuId, payload.finish(), by);
    },
    withdrawn: (skuId: string, revision: number) =>
      publish(
        'setu.catalogue.sku.withdrawn',
        skuId,
        SkuWithdrawn.encode(SkuWithdrawn.fromPartial({ skuId, version: 1, revision })).finish(),
      ),
    cardRemoved: (skuId: string, revision: number, actorUserId?: string) =>
      publish(
        'setu.catalogue.sku.removed',
        skuId,
        SkuRemoved.encode(SkuRemoved.fromPartial({ skuId, revision })).finish(),
        actorUserId,
      ),
    async review(part: Partial<Review>) {
      const review: Review = {
        ...{ id: id(), skuId: id(), supplierId: id(), status: 'created', reviewerId: undefined, managerId: undefined },
        ...{ round: 1, version: 1, revision: 1, cardVersion: 1, approvedEdit: 0, correctedFields: [] },
        ...{ createdAt: day('2026-11-01'), updatedAt: day('2026-11-01') },
        ...part,
      };
      const step = { reviewId: review.id, at: review.createdAt, byUserId: undefined, actingUserId: undefined };
      const first = { ...step, seq: 1, status: 'created' } as const;
      await world.deps.write(async ({ reviews, rounds }) => {
        await reviews.add([review]);
        await rounds.addTransitions([
          first,
          ...(review.status === 'created' ? [] : [{ ...step, seq: 2, status: review.status }]),
        ]);
      });
      return review.id;
    },
    async application(part: Partial<Application>) {
      const application: Application = {
        ...{
          id: id(),
          numericHash: systemIds.number8(),
          status: 'new',
          businessType: 'any',
          industryIds: [],
        },
        ...{ ...supplierCompanyFrom({ company_name: 'Malabar Spices' }), contact: noContact },
        ...{ fileIds: [], managerId: undefined, rejectReason: '' },
        ...{ createdAt: day('2026-11-01'), inWorkAt: undefined, completedAt: undefined },
        ...part,
      };
      await world.deps.write(({ applications }) => applications.add([application]));
      return application.id;
    },
  };
};
