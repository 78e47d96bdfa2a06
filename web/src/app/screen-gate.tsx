import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { withTexts } from '../i18n/load-texts';
import { checkAccess } from '../session/access';
import type { RouteHandle } from '../session/route-handle';
import { toSignIn } from '../session/sign-in-path';
import { useUser } from '../session/use-session';

const ForbiddenPage = lazy(
  withTexts(['access'], async () => ({ default: (await import('./boundaries/forbidden-page')).ForbiddenPage })),
);

/** Opens a screen, sends a visitor to the sign-in and back, or says that the account lacks the permission. */
export function ScreenGate({ handle }: { handle: RouteHandle }) {
  const verdict = checkAccess(handle.access, useUser());
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(
    function goToSignIn() {
      if (verdict !== 'sign-in') return;
      navigate(toSignIn(`${pathname}${search}`), { replace: true });
    },
    [verdict, pathname, search, navigate],
  );
  if (verdict === 'forbidden') {
    return (
      <Suspense fallback={null}>
        <ForbiddenPage access={handle.access} />
      </Suspense>
    );
  }
  return verdict === 'open' ? <Outlet /> : null;
}
