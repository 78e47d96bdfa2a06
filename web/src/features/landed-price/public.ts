import { lazy } from 'react';
import { withTexts } from '../../i18n/load-texts';

// What goods cost in the customer's warehouse, for the page of a product.
export { useLandedChoice } from './use-landed-choice';

const loadSummary = withTexts(['landed'], () => import('./landed-summary'));
const loadHint = withTexts(['landed'], () => import('./landed-hint'));
const loadCart = withTexts(['landed'], () => import('./landed-cart'));
const loadPanel = withTexts(['landed', 'fields'], () => import('./landed-panel'));

/** The price in the city, in one block. */
export const LandedSummary = lazy(async () => ({ default: (await loadSummary()).LandedSummary }));
/** The price in the city, in one line. */
export const LandedHint = lazy(async () => ({ default: (await loadHint()).LandedHint }));
/** How the price comes about. */
export const LandedPanel = lazy(async () => ({ default: (await loadPanel()).LandedPanel }));
/** The price of the cart as one declaration. */
export const LandedCart = lazy(async () => ({ default: (await loadCart()).LandedCart }));

// What the page of a request shows of a landed price.
const loadParts = withTexts(['landed', 'fields'], () => import('./landed-parts'));
export const LandedAssumptions = lazy(async () => ({ default: (await loadParts()).LandedAssumptions }));
export const LandedBar = lazy(async () => ({ default: (await loadParts()).LandedBar }));
export const LandedCity = lazy(async () => ({ default: (await loadParts()).LandedCity }));
export const LandedGaps = lazy(async () => ({ default: (await loadParts()).LandedGaps }));
export const LandedMissing = lazy(async () => ({ default: (await loadParts()).LandedMissing }));
export const LandedLines = lazy(async () => ({ default: (await loadParts()).LandedLines }));
export { isPriceless, type Segment, segmentOf, segments, wholeRoubles } from './segments';
export type { EnteredFigure, FigureChange } from './use-landed-choice';
export { useLandedCities, useLandedCity } from './use-landed-choice';

export const LandedCityName = lazy(async () => ({ default: (await import('./landed-city-name')).LandedCityName }));
