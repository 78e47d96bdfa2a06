import { type AppError, refused } from '@setu/kit/core';
import type { Review } from './review.js';

const current = ({ status, version }: Pick<Review, 'status' | 'version'>): Record<string, string> => ({
  current_status: status,
  current_version: String(version),
});

/**
 * Returns the error for an action that is not allowed now, or a review that another user changed first. `movedBy` is
 * the name of that user, or empty if unknown.
 */
export const conflict = (review: Pick<Review, 'status' | 'version'>, movedBy: string): AppError =>
  refused('conflict', { ...current(review), ...(movedBy !== '' && { moved_by: movedBy }) });

/** Returns the error for a card that was edited after the caller read it or after its approval. */
export const cardChanged = (review: Pick<Review, 'status' | 'version'>): AppError =>
  refused('card_changed', current(review));
