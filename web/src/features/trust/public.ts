import { lazy } from 'react';
import { withTexts } from '../../i18n/load-texts';

// What shows a supplier's reliability on the pages of companies, products and requests.
export { VerifiedBadge } from './verified-badge';

const loadPanel = withTexts(['trust'], () => import('./trust-panel'));
const loadSummary = withTexts(['trust'], () => import('./trust-summary'));
const loadLines = withTexts(['trust'], () => import('./trust-lines'));
const loadHistory = withTexts(['trust'], () => import('./trust-history'));

/** The figures of a supplier on its page. */
export const TrustPanel = lazy(async () => ({ default: (await loadPanel()).TrustPanel }));
/** The figures of a supplier on the page of its product. */
export const TrustSummary = lazy(async () => ({ default: (await loadSummary()).TrustSummary }));
/** The figures of a supplier in a narrow column. */
export const TrustLines = lazy(async () => ({ default: (await loadLines()).TrustLines }));
/** The figures of a supplier by month, for the supplier and the broker. */
export const TrustHistory = lazy(async () => ({ default: (await loadHistory()).TrustHistory }));
