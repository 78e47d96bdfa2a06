import { systemIds } from '@setu/kit/core';
import { bootService } from '@setu/kit/testing';
import { Card, CardDetails } from '@setu/proto/catalogue';
import { SkuPublished, SkuUpdated, SkuWithdrawn } from '@setu/proto/catalogue/events';
import { CompanyChanged, UserChanged } from '@setu/proto/identity/events';
import { start } from '../src/app.js';
import type { NewApplication, NewReview } from '../src/store/demo.js';

export const boot = (booting: { demo?: boolean } = {}) => bootService(start, booting);
export type World = Awaited<ReturnType<typeof boot>>;

const { id } = systemIds;

type CardPart = Partial<Omit<CardDetails, 'card'>> & { card: Partial<Card> };

/** What other services tell, and rows only a screen of a later day could make. */
export const given = (world: World) => {
  const tell = (subject: string, aggregateId: string, payload: Uint8Array) =>
    world.publish({
      id: id(),
      subject,
      aggregateId,
      occurredAt: new Date().toISOString(),
      actorUserId: '',
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
        status: 'active',
        version: 1,
        ...part,
      };
      await tell('setu.identity.user.changed', user.userId, UserChanged.encode(user).finish());
      return user.userId;
    },
    async company(part: Partial<CompanyChanged> = {}) {
      const company = CompanyChanged.fromPartial({
        companyId: id(),
        type: 'supplier',
        shortName: 'Kaveri',
        active: true,
        version: 1,
        ...part,
      });
      await tell('setu.identity.company.changed', company.companyId, CompanyChanged.encode(company).finish());
      return company.companyId;
    },
    async card(what: 'created' | 'updated' | 'published', { card, ...rest }: CardPart) {
      const details = { ...CardDetails.create(), version: 1, ...rest, card: { ...Card.create(), ...card } };
      const message = { card: details };
      const payload = what === 'published' ? SkuPublished.encode(message) : SkuUpdated.encode(message);
      await tell(`setu.catalogue.sku.${what}`, details.card.skuId, payload.finish());
    },
    withdrawn: (skuId: string, version: number) =>
      tell('setu.catalogue.sku.withdrawn', skuId, SkuWithdrawn.encode({ skuId, version }).finish()),
    async review(part: Partial<NewReview>) {
      const review: NewReview = {
        ...{ id: id(), sku_id: id(), supplier_id: id(), status: 'created', reviewer_id: null, manager_id: null },
        ...{ general_comment: '', created_at: '2026-11-01T00:00:00.000Z', updated_at: '2026-11-01T00:00:00.000Z' },
        ...part,
      };
      await world.deps.write(({ demo }) => demo.addReviews([review], []));
      return review.id;
    },
    async application(part: Partial<NewApplication>) {
      const application: NewApplication = {
        ...{
          id: id(),
          numeric_hash: systemIds.number8(),
          status: 'new',
          company_name: 'Malabar Spices',
          pan: '',
          gstn: '',
        },
        ...{ import_export_code: '', web_site_url: '', address: '', business_type: 'any', industry_ids: [] },
        ...{
          other_industry: '',
          export_product_list: '',
          contact: '{}',
          file_ids: [],
          manager_id: null,
          reject_reason: '',
        },
        ...{ created_at: '2026-11-01T00:00:00.000Z', in_work_at: null, completed_at: null },
        ...part,
      };
      await world.deps.write(({ demo }) => demo.addApplications([application]));
      return application.id;
    },
  };
};
