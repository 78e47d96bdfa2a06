import { lazy, Suspense } from 'react';
import { loadTexts } from '../../i18n/load-texts';
import { useUser } from '../../session/use-session';
import { Panel } from '../../ui/panel/panel';
import { SkeletonText } from '../../ui/skeleton/skeleton';

const Tokens = lazy(async () => {
  const [{ TokenPanel }] = await Promise.all([import('./token-panel'), loadTexts('tokens')]);
  return { default: TokenPanel };
});

/**
 * Shows the user's personal tokens, but not while the user acts for somebody else. The section's code loads after the
 * rest of the page.
 */
export function TokenSection() {
  const isSelf = useUser()?.acting_as === null;
  if (!isSelf) return null;
  return (
    <Suspense
      fallback={
        <Panel>
          <SkeletonText />
        </Panel>
      }
    >
      <Tokens />
    </Suspense>
  );
}
