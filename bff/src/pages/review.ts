import type { CardForm, Endpoints, ReviewView } from '@setu/contract';
import { internal, invalid } from '@setu/kit/core';
import type { CardDetails } from '@setu/proto/catalogue/cards';
import { SkuType } from '@setu/proto/catalogue/words';
import type { Review } from '@setu/proto/review/reviews';
import { skuTypeWord } from '@setu/proto/wire-words';
import type { Ask, AskOf } from '../http/ask.js';
import type { Language } from '../language/locale.js';
import { cardDetailsView } from '../present/card.js';
import { cardFormView } from '../present/card-form.js';
import { formReviewView, reviewHeadView, reviewRoute, rowOf } from '../present/review.js';
import { saveCard } from './card-form.js';
import { managersOf } from './card-managers.js';

/** What a rpc gives of a review it has moved. */
export const moved = ({ review }: { review?: Review | undefined }): Review => {
  if (review === undefined) throw internal('no review in the answer');
  return review;
};

/** A review of the caller's broker, as the service has it. */
export const findReview = async (ask: Ask, reviewId: string): Promise<Review> =>
  moved(await ask.deps.services.review.getReview({ reviewId }, ask.reads()));

/** Where the review's page leads the caller. */
export const routed = (review: Review) => ({ data: { route: reviewRoute(rowOf(review)) } });

/** A card as readers of a language see it, whatever the caller's: what is checked is that language's card. */
export const shownIn =
  (language: Language, managers: Awaited<ReturnType<typeof managersOf>>) => (details: CardDetails) => {
    if (details.card === undefined) throw internal('details without their card');
    return cardDetailsView(details, details.card, { language, managers });
  };

/** A review with the card as it is to be, and what is public of it. */
export const reviewPage = async (ask: Ask, reviewId: string): Promise<ReviewView> => {
  const answer = await ask.deps.services.review.getReview({ reviewId }, ask.reads());
  const review = moved(answer);
  const { skuId } = rowOf(review);
  const { catalogue } = ask.deps.services;
  const [found, versions] = await Promise.all([
    catalogue.getCardForm({ skuId }, ask.reads()),
    catalogue.compareVersions({ skuId }, ask.reads()),
  ]);
  if (found.card?.card === undefined) throw internal('a form without its card');
  const shown = shownIn('en', await managersOf(ask, [found.card.card]));
  const isNext = found.draftVersion > 0 && versions.published !== undefined;
  return {
    review: reviewHeadView(review),
    form: cardFormView(found, { language: ask.locale, review: formReviewView(review), lockedBy: null }),
    card: shown(found.card),
    previous: isNext && versions.published ? shown(versions.published) : null,
    changed: isNext ? versions.changed : [],
    forbidden: answer.forbiddenWords,
  };
};

/**
 * Writes what was edited of a card under review before the review moves, in this order for a reason: when the move then
 * fails, what was typed is kept and it is still the same person's turn, who may move it again; the other way round the
 * card would be with somebody else, who may write it now, without the edit. A review that is not the caller's to move
 * (or that he has moved already with this very call) has nothing written: its move says what became of it.
 */
const writeEdited = async (ask: Ask, review: Review, { move, form }: { move: string; form: CardForm }) => {
  const { skuId, moves } = rowOf(review);
  if (!moves.includes(move)) return;
  const { card } = await ask.deps.services.catalogue.getCardForm({ skuId }, ask.reads());
  const type = skuTypeWord(card?.card?.type ?? SkuType.UNSPECIFIED) ?? 'product';
  await saveCard(ask, { skuId, type, read: () => form });
};

/** Returns a card with comments, or approves it as it is when this is said. */
export const decideReview = async (ask: AskOf<Endpoints['decideReview']>): Promise<Review> => {
  const { action, product_sku: form, comments, version: expectedVersion } = ask.input;
  const { review: service, catalogue } = ask.deps.services;
  const reviewId = ask.params.review;
  const said = Object.values(comments).some((text) => text.trim() !== '');
  if (action === 'approved' && said) throw invalid({ comments: 'comments_with_approval' });
  if (action === 'reviewed' && !said) throw invalid({ comments: 'comments_required' });
  const review = await findReview(ask, reviewId);
  if (form !== undefined) await writeEdited(ask, review, { move: action === 'approved' ? 'approve' : 'review', form });
  if (action === 'reviewed')
    return moved(await service.returnReview({ reviewId, comments, expectedVersion }, ask.writes()));
  const { edit, draftVersion, content } = await catalogue.getCardForm({ skuId: rowOf(review).skuId }, ask.reads());
  const card = { cardVersion: draftVersion, cardEdit: edit, pictureCount: content?.pictureIds.length ?? 0 };
  return moved(await service.approveReview({ reviewId, expectedVersion, ...card }, ask.writes()));
};

/** Writes a corrected card and hands it back to its reviewer. */
export const correctReview = async (ask: AskOf<Endpoints['correctReview']>): Promise<Review> => {
  const reviewId = ask.params.review;
  const review = await findReview(ask, reviewId);
  await writeEdited(ask, review, { move: 'correct', form: ask.input });
  return moved(await ask.deps.services.review.correctReview({ reviewId, expectedVersion: undefined }, ask.writes()));
};

/** Opens a review of what is being written of a card, or finds the one there is. */
export const openReview = async (ask: Ask, skuId: string): Promise<Review> => {
  const { draftVersion: cardVersion } = await ask.deps.services.catalogue.getCardForm({ skuId }, ask.reads());
  return moved(await ask.deps.services.review.openReview({ skuId, cardVersion }, ask.writes()));
};
