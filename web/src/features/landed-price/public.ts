import { lazy } from 'react';
import { withTexts } from '../../i18n/load-texts';

// What goods cost in the customer's warehouse, for the page of a product.
export { useLandedChoice } from './use-landed-choice';

const loadSummary = withTexts(['landed'], () => import('./landed-summary'));
const loadCart = withTexts(['landed'], () => import('./landed-cart'));
const loadPanel = withTexts(['landed', 'fields'], () => import('./landed-panel'));

/** The price in the city, in one block. */
export const LandedSummary = lazy(async () => ({ default: (await loadSummary()).LandedSummary }));
/** How the price comes about. */
export const LandedPanel = lazy(async () => ({ default: (await loadPanel()).LandedPanel }));
/** The price of the cart as one declaration. */
export const LandedCart = lazy(async () => ({ default: (await loadCart()).LandedCart }));
