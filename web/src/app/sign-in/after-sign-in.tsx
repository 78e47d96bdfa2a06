import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { withTexts } from '../../i18n/load-texts';
import { intentOf } from '../../session/intent';
import { useUser } from '../../session/use-session';

const PressedAction = lazy(
  withTexts(['product'], async () => ({ default: (await import('../../features/product/public')).PressedAction })),
);

/**
 * Repeats the action that led to the sign-in, after the viewer has returned to the page. Does nothing on other pages.
 */
export function AfterSignIn() {
  const { state } = useLocation();
  const isSignedIn = useUser() !== null;
  const id = intentOf(state);
  if (!isSignedIn || id === null) return null;
  return (
    <Suspense fallback={null}>
      <PressedAction id={id} />
    </Suspense>
  );
}
