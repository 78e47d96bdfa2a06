import { lazy } from 'react';
import { withTexts } from '../../i18n/load-texts';

const loadComparison = withTexts(['review', 'product', 'card-fields'], () => import('./difference/compare-versions'));

/** The part of reviews that other features use: the comparison of a card's edited version with its published one. */
export const CompareVersions = lazy(async () => ({ default: (await loadComparison()).CompareVersions }));
