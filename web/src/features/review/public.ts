import { lazy } from 'react';
import { withTexts } from '../../i18n/load-texts';

const loadComparison = withTexts(['review', 'product'], () => import('./difference/compare-versions'));

/** What other features use of reviews: a card's version that is being written beside the public one. */
export const CompareVersions = lazy(async () => ({ default: (await loadComparison()).CompareVersions }));
