import { lazy, Suspense } from 'react';
import { loadTexts } from '../../i18n/load-texts';
import { useUser } from '../../session/use-session';
import { Panel } from '../../ui/panel/panel';
import { SkeletonText } from '../../ui/skeleton/skeleton';

const Tokens = lazy(async () => {
  const [{ TokenPanel }] = await Promise.all([import('./token-panel'), loadTexts('tokens')]);
  return { default: TokenPanel };
});

/** One's personal tokens; never another's, so not while standing in for him. It comes after the page it stands in. */
export function TokenSection() {
  const isHimself = useUser()?.acting_as === null;
  if (!isHimself) return null;
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
