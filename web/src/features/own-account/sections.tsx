import { type ComponentType, lazy, Suspense } from 'react';
import { loadTexts } from '../../i18n/load-texts';
import { useUser } from '../../session/use-session';
import { Panel } from '../../ui/panel/panel';
import { SkeletonText } from '../../ui/skeleton/skeleton';

const withOwnTexts = async (load: Promise<ComponentType>) => {
  const [section] = await Promise.all([load, loadTexts('own-account')]);
  return { default: section };
};

const Email = lazy(() => withOwnTexts(import('./email/email-panel').then(({ EmailPanel }) => EmailPanel)));
const Erasure = lazy(() => withOwnTexts(import('./erasure/erasure-panel').then(({ ErasurePanel }) => ErasurePanel)));

/** Never another's, so not while standing in for him. It comes after the page it stands in. */
function Section({ of: Part }: { of: ComponentType }) {
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
      <Part />
    </Suspense>
  );
}

/** The address one signs in with, and the change of it that waits. */
export const EmailSection = () => <Section of={Email} />;

/** One's consent to the keeping of one's data, and the erasure that withdraws it. */
export const ErasureSection = () => <Section of={Erasure} />;
