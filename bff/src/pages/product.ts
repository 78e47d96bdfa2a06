import type { ProductView, SkuType } from '@setu/contract';
import { notFound } from '@setu/kit/core';
import type { Card, GetCardResponse } from '@setu/proto/catalogue/cards';
import { CardState } from '@setu/proto/catalogue/words';
import { reviewStatusWord, wireSkuType } from '@setu/proto/wire-words';
import type { CallContext } from '../http/call-context.js';
import type { Caller } from '../http/caller.js';
import { cardDetailsView, cardView } from '../present/card.js';
import { crumbView } from '../present/category.js';
import { permissionNames } from '../present/company.js';
import { pictureOrNull } from '../present/file.js';
import { managersOf } from './card-managers.js';
import { optional } from './part.js';

const shownFromSupplier = 6;

/** Returns the caller's actions on a visible card. */
export const actionsOf = ({ principal, platform }: Caller, isDraft: boolean): ProductView['actions'] => {
  if (isDraft) return { add_to_cart: false, request: null };
  if (!principal) {
    return { add_to_cart: false, request: platform === 'customer' ? 'sign_in' : null };
  }
  if (principal.actor?.companyType !== 'customer') return { add_to_cart: false, request: null };
  return { add_to_cart: true, request: principal.actor.commerceAllowed ? 'allowed' : 'commerce_not_allowed' };
};

const sameSupplier = async (call: CallContext, card: Card): Promise<Card[]> => {
  const companyId = card.company?.id ?? '';
  const page = { page: 1, limit: shownFromSupplier + 1 };
  const found = await optional(
    call.deps.services.catalogue.listCompanyCards({ companyId, categoryId: '', page }, call.reads(800)),
    null,
  );
  const others = (found?.cards ?? []).filter(
    ({ skuId, state }) => skuId !== card.skuId && state === CardState.PUBLISHED,
  );
  return others.slice(0, shownFromSupplier);
};

/** Returns a card of the type that its path names. 404 for another type. */
export const findCard = async (call: CallContext, skuId: string, type: SkuType) => {
  const found = await call.deps.services.catalogue.getCard({ skuId }, call.reads());
  const card = found.card?.card;
  if (!found.card || !card || card.type !== wireSkuType(type)) throw notFound();
  return { found, details: found.card, card };
};

const belongs = (found: GetCardResponse, categoryId: string): boolean =>
  found.breadcrumbs.some((crumb) => crumb.id === categoryId);

/** Returns the page of a product or service. If `categoryId` is set, it must be one of the card's categories. */
export const productPage = async (
  call: CallContext,
  of: { skuId: string; type: SkuType; categoryId?: string },
): Promise<ProductView> => {
  const { found, details, card } = await findCard(call, of.skuId, of.type);
  if (of.categoryId !== undefined && !belongs(found, of.categoryId)) throw notFound();
  const others = await sameSupplier(call, card);
  const reviewStatus = reviewStatusWord(found.reviewStatus);
  const reader = { language: call.locale, managers: await managersOf(call, [card, ...others]) };
  return {
    card: cardDetailsView(details, card, reader),
    breadcrumbs: found.breadcrumbs.map((crumb) => crumbView(crumb, call.locale)),
    permissions: permissionNames(found.permissions),
    review: reviewStatus ? { status: reviewStatus, is_corrected: found.isCorrected } : null,
    actions: actionsOf(call.caller, card.state === CardState.DRAFT),
    company_logo: pictureOrNull(found.companyLogoId),
    same_supplier: others.map((other) => cardView(other, reader)),
  };
};
