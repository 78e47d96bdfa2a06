// The parts of reviews that other features use.
import { lazy } from 'react';
import { withTexts } from '../../i18n/load-texts';

const loadComparison = withTexts(['review', 'product', 'card-fields'], () => import('./difference/compare-versions'));

/** Compares a card's edited version with its published one. */
export const CompareVersions = lazy(async () => ({ default: (await loadComparison()).CompareVersions }));

export { reviewLevel } from './model/review-level';
export { toReview } from './model/review-place';
export { useReviewActText } from './model/use-review-act-text';
