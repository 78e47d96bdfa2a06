import type { SupplierDeskView } from '@setu/contract';
import type { Card } from '@setu/proto/catalogue/cards';
import type { CallContext } from '../http/call-context.js';
import {
  companyFactsOf,
  type ReturnOfCard,
  returnedCardView,
  stateCounts,
  topCards,
  trafficWeeks,
} from '../present/supplier-desk.js';
import { optional } from './part.js';

/**
 * Returns the reviewer's first comment on a returned card, the number of comments, and whether the card was corrected since. Comments on a field
 * come before the general comment.
 */
const returnOf = async (call: CallContext, { skuId }: Card): Promise<ReturnOfCard> => {
  const found = await optional(call.deps.services.review.findReview({ skuId }, call.reads()), null);
  const { comments = {}, correctedFields = [] } = found?.review ?? {};
  const { general, ...ofFields } = comments;
  return {
    comment: Object.values(ofFields)[0] ?? general ?? null,
    comment_count: Object.keys(comments).length,
    is_corrected: correctedFields.length > 0,
  };
};

/** Returns the views and requests of all cards, and the cards with the most of either, with both numbers. */
const traffic = async (call: CallContext) => {
  const { catalogue, request } = call.deps.services;
  const [views, requests] = await Promise.all([
    optional(catalogue.getCardViews({ skuIds: [] }, call.reads()), null),
    optional(request.getCardDemand({ skuIds: [] }, call.reads()), null),
  ]);
  const weeks = views || requests ? trafficWeeks(views?.weeks, requests?.weeks) : null;
  const sums = { views: views && Number(views.views), requests: requests?.requests ?? null };
  if (!views) return { weeks, last_30_days: sums, top_cards: null };
  const viewed = views.cards.flatMap(({ card }) => card?.skuId ?? []);
  const wanted = requests?.cards.map(({ skuId }) => skuId) ?? [];
  const missing = wanted.filter((skuId) => !viewed.includes(skuId));
  const uncounted = viewed.filter((skuId) => !wanted.includes(skuId));
  const [others, rest] = await Promise.all([
    missing.length > 0 ? optional(catalogue.getCardViews({ skuIds: missing }, call.reads()), null) : null,
    requests && uncounted.length > 0
      ? optional(request.getCardDemand({ skuIds: uncounted }, call.reads()), null)
      : null,
  ]);
  const demand = [...(requests?.cards ?? []), ...(rest?.cards ?? [])];
  const cards = topCards([...views.cards, ...(others?.cards ?? [])], demand, call.locale);
  return { weeks, last_30_days: sums, top_cards: cards };
};

/**
 * Returns the parts of a supplier's home screen besides its requests: its cards, their views and requests, and the
 * company page.
 */
export const supplierDesk = async (call: CallContext): Promise<SupplierDeskView> => {
  const { identity, catalogue } = call.deps.services;
  const { companyId } = call.actor;
  const [counted, page, certified, counts] = await Promise.all([
    optional(catalogue.countCompanyCards({ companyId }, call.reads()), null),
    optional(identity.getCompany({ companyId }, call.reads()), null),
    optional(catalogue.listCompanyCertificates({ companyId }, call.reads()), null),
    traffic(call),
  ]);
  const returned = await Promise.all(
    (counted?.returnedCards ?? []).map(async (card) => returnedCardView(card, await returnOf(call, card), call.locale)),
  );
  return {
    company_id: companyId,
    may_create: counted?.permissions.includes('product_create') ?? false,
    cards: counted && { counts: stateCounts(counted), returned },
    ...counts,
    company:
      page?.company && certified && counted
        ? companyFactsOf(page.company, { permissions: page.permissions, certified, counted })
        : null,
  };
};
