import { lazy, Suspense } from 'react';
import { withTexts } from '../../i18n/load-texts';
import type { HsCodeHelpProps } from './hs-code-help';

const load = withTexts(['hs-codes'], () => import('./hs-code-help'));
const Help = lazy(async () => ({ default: (await load()).HsCodeHelp }));

/** Shows the help for an HS code once its code and texts have loaded. A field works without it. */
export const LazyHsCodeHelp = (props: HsCodeHelpProps) => (
  <Suspense fallback={null}>
    <Help {...props} />
  </Suspense>
);
