import type { CardForm, Endpoints, RemovedReviewView, ReviewMove, ReviewView } from '@setu/contract';
import { internal, invalid, isAppError } from '@setu/kit/core';
import type { GetCardFormResponse } from '@setu/proto/catalogue/card_forms';
import type { Card, CardDetails } from '@setu/proto/catalogue/cards';
import type { PriceNorm } from '@setu/proto/catalogue/categories';
import { SkuType } from '@setu/proto/catalogue/words';
import type { Review, ReviewRow } from '@setu/proto/review/reviews';
import { skuTypeWord } from '@setu/proto/wire-words';
import type { CallContext, CallContextOf } from '../http/call-context.js';
import type { Language } from '../language/locale.js';
import { cardDetailsView } from '../present/card.js';
import { cardFormView } from '../present/card-form.js';
import {
  formReviewView,
  priceNormView,
  removedReviewView,
  reviewHeadView,
  reviewRoute,
  rowOf,
} from '../present/review.js';
import { saveCard } from './card-form.js';
import { managersOf } from './card-managers.js';
import { optional } from './part.js';

/** Returns the review from the answer of a service call. */
export const moved = ({ review }: { review?: Review | undefined }): Review => {
  if (review === undefined) throw internal('no review in the answer');
  return review;
};

/** Returns a review of the caller's broker as the service stores it. */
export const findReview = async (call: CallContext, reviewId: string): Promise<Review> =>
  moved(await call.deps.services.review.getReview({ reviewId }, call.reads()));

/** Returns the route of the review's page for the caller. */
export const routed = (review: Review) => ({ data: { route: reviewRoute(rowOf(review)) } });

/**
 * Returns a function that presents a card in the given language. The caller's language is ignored, because the review
 * checks the card in that language.
 */
export const shownIn =
  (language: Language, managers: Awaited<ReturnType<typeof managersOf>>) => (details: CardDetails) => {
    if (details.card === undefined) throw internal('details without their card');
    return cardDetailsView(details, details.card, { language, managers });
  };

/** Returns undefined if the card was removed. Its review still has a page. */
export const unlessRemoved = <Part>(card: Promise<Part>): Promise<Part | undefined> =>
  card.catch((error: unknown) => {
    if (isAppError(error, 'not_found')) return undefined;
    throw error;
  });

/**
 * Returns a card for a transition of its review. Returns undefined for a removed card if the caller may not make the
 * transition. The review service then says who ended the review.
 */
export const cardToMove = (
  call: CallContext,
  { skuId, moves }: Pick<ReviewRow, 'skuId' | 'moves'>,
  move: ReviewMove,
): Promise<GetCardFormResponse | undefined> => {
  const card = call.deps.services.catalogue.getCardForm({ skuId }, call.reads());
  return moves.includes(move) ? card : unlessRemoved(card);
};

/** Returns a review with the card's draft and its published version. */
export const reviewPage = async (call: CallContext, reviewId: string): Promise<ReviewView | RemovedReviewView> => {
  const answer = await call.deps.services.review.getReview({ reviewId }, call.reads());
  const review = moved(answer);
  const { skuId } = rowOf(review);
  const { catalogue } = call.deps.services;
  const parts = await unlessRemoved(
    Promise.all([catalogue.getCardForm({ skuId }, call.reads()), catalogue.compareVersions({ skuId }, call.reads())]),
  );
  if (parts === undefined) return removedReviewView(review, call.locale);
  const [found, versions] = parts;
  if (found.card?.card === undefined) throw internal('a form without its card');
  const card = found.card.card;
  const [managers, norm] = await Promise.all([managersOf(call, [card]), optional(priceNormOf(call, card), undefined)]);
  const shown = shownIn('en', managers);
  const named = shownIn(call.locale, managers);
  const isNext = found.draftVersion > 0 && versions.published !== undefined;
  return {
    review: reviewHeadView(review),
    form: cardFormView(found, { language: call.locale, review: formReviewView(review), lockedBy: null }),
    card: shown(found.card),
    previous: isNext && versions.published ? shown(versions.published) : null,
    returned: versions.returned ? shown(versions.returned) : null,
    named: {
      card: named(found.card),
      returned: versions.returned ? named(versions.returned) : null,
      previous: isNext && versions.published ? named(versions.published) : null,
    },
    changed: isNext ? versions.changed : [],
    forbidden: answer.forbiddenWords,
    price_norm: priceNormView(norm),
  };
};

/** Returns what the other cards of a card's category cost. */
const priceNormOf = async (call: CallContext, { skuId, categoryId, unit }: Card): Promise<PriceNorm | undefined> => {
  if (categoryId === '' || unit === undefined) return undefined;
  const about = { categoryId, unitId: unit.id, exceptSkuId: skuId };
  return (await call.deps.services.catalogue.getPriceNorm(about, call.reads(800))).norm;
};

/**
 * Saves the edits of a card under review, before the review's transition. The order matters. If the transition then
 * fails, the edits are stored, and the same user is still responsible and can repeat it. In the opposite order, the
 * card would reach the next user without the edits, and that user could already change it. Saves nothing if the caller
 * may not make the transition, or has already made it with this call. The transition itself then reports the result.
 */
const writeEdited = async (call: CallContext, review: Review, { move, form }: { move: string; form: CardForm }) => {
  const { skuId, moves } = rowOf(review);
  if (!moves.includes(move)) return;
  const { card } = await call.deps.services.catalogue.getCardForm({ skuId }, call.reads());
  const type = skuTypeWord(card?.card?.type ?? SkuType.UNSPECIFIED) ?? 'product';
  await saveCard(call, { skuId, type, read: () => form });
};

/** Returns a card with comments, or approves it as it is. */
export const decideReview = async (call: CallContextOf<Endpoints['decideReview']>): Promise<Review> => {
  const { action, product_sku: form, comments, version: expectedVersion } = call.input;
  const { review: service } = call.deps.services;
  const reviewId = call.params.review;
  const hasComments = Object.values(comments).some((text) => text.trim() !== '');
  if (action === 'approved' && hasComments) throw invalid({ comments: 'comments_with_approval' });
  if (action === 'reviewed' && !hasComments) throw invalid({ comments: 'comments_required' });
  const review = await findReview(call, reviewId);
  if (form !== undefined) await writeEdited(call, review, { move: action === 'approved' ? 'approve' : 'review', form });
  if (action === 'reviewed')
    return moved(await service.returnReview({ reviewId, comments, expectedVersion }, call.writes()));
  const seen = await cardToMove(call, rowOf(review), 'approve');
  const pictureCount = seen?.content?.pictureIds.length ?? 0;
  const card = { cardVersion: seen?.draftVersion ?? 0, cardEdit: seen?.edit ?? 0, pictureCount };
  return moved(await service.approveReview({ reviewId, expectedVersion, ...card }, call.writes()));
};

/** Saves a corrected card and returns it to its reviewer. */
export const correctReview = async (call: CallContextOf<Endpoints['correctReview']>): Promise<Review> => {
  const reviewId = call.params.review;
  const review = await findReview(call, reviewId);
  await writeEdited(call, review, { move: 'correct', form: call.input });
  return moved(await call.deps.services.review.correctReview({ reviewId, expectedVersion: undefined }, call.writes()));
};

/** Opens a review of a card's draft, or returns the existing one. */
export const openReview = async (call: CallContext, skuId: string): Promise<Review> => {
  const { draftVersion: cardVersion } = await call.deps.services.catalogue.getCardForm({ skuId }, call.reads());
  return moved(await call.deps.services.review.openReview({ skuId, cardVersion }, call.writes()));
};
