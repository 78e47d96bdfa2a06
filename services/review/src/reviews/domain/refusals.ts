import { type AppError, refused } from '@setu/kit/core';
import type { Review } from './review.js';

const current = ({ status, version }: Pick<Review, 'status' | 'version'>): Record<string, string> => ({
  current_status: status,
  current_version: String(version),
});

/** The move is not open now, or somebody moved the review first; `movedBy` is his name, empty where there is none. */
export const conflict = (review: Pick<Review, 'status' | 'version'>, movedBy: string): AppError =>
  refused('conflict', { ...current(review), ...(movedBy !== '' && { moved_by: movedBy }) });

/** The card was written since the caller read it, or since it was approved. */
export const cardChanged = (review: Pick<Review, 'status' | 'version'>): AppError =>
  refused('card_changed', current(review));
