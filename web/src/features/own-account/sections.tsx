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
const Consent = lazy(() => withOwnTexts(import('./erasure/consent-note').then(({ ConsentNote }) => ConsentNote)));
const Erasure = lazy(() => withOwnTexts(import('./erasure/erasure-panel').then(({ ErasurePanel }) => ErasurePanel)));

/**
 * Shows a section of the user's own account, but not while the user acts for somebody else. The section's code loads
 * after the rest of the page.
 */
function Section({ of: Part }: { of: ComponentType }) {
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
      <Part />
    </Suspense>
  );
}

/** Shows the user's sign-in address and its pending change. */
export const EmailSection = () => <Section of={Email} />;

/** Shows the request for erasure, which withdraws the consent to the storage of personal data. */
export const ErasureSection = () => <Section of={Erasure} />;

/** Says when the user agreed to the storage of personal data. A line in the panel of another feature. */
export const ConsentLine = () => (
  <Suspense>
    <Consent />
  </Suspense>
);
