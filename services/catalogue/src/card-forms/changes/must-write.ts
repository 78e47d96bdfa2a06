import { forbidden, notFound, refused } from '@setu/kit/core';
import type { Stores } from '../../store/index.js';
import type { WrittenVersion } from '../domain/form-content.js';
import { judgeWriting, type OpenReview, type Verdict, type Writer } from '../domain/writing.js';
import type { CardHead } from '../store/card-versions.js';

/** An existing card as its editors see it. */
export interface OpenCard {
  head: CardHead;
  /** The number of the draft, or of the public version if there is no draft. */
  number: number;
  edit: number;
  content: WrittenVersion;
  review: OpenReview | undefined;
}

type Reading = Pick<Stores, 'cardVersions' | 'skuReviews'>;

/** Returns the version of a card that its form shows. Throws `not_found` if there is no such card. */
export async function openCard({ cardVersions, skuReviews }: Reading, head: CardHead | undefined): Promise<OpenCard> {
  const number = head?.draftVersion ?? head?.publishedVersion;
  if (head === undefined || head.isRemoved || number === undefined) throw notFound();
  const [version, review] = await Promise.all([cardVersions.read(head.skuId, number), skuReviews.openOf(head.skuId)]);
  if (version === undefined) throw notFound();
  return { head, number, ...version, review };
}

/**
 * Throws the error for a verdict: `not_found`, `forbidden`, or `under_review` with the review's status. Does nothing
 * for the verdict `writes`.
 */
export function mustNotBeRefused(verdict: Verdict, now: Pick<OpenCard, 'edit' | 'review'>): void {
  if (verdict === 'unknown') throw notFound();
  if (verdict === 'under_review') {
    throw refused('under_review', { current_status: now.review?.status ?? '', current_version: String(now.edit) });
  }
  if (verdict !== 'writes') throw forbidden();
}

/** Locks a card for editing and returns its current state. Throws an error if the caller may not edit it now. */
export async function lockToWrite(stores: Reading, writer: Writer, skuId: string): Promise<OpenCard> {
  const card = await openCard(stores, await stores.cardVersions.lock(skuId));
  mustNotBeRefused(judgeWriting(writer, card.head.companyId, card.review), card);
  return card;
}
