import { screenPath } from '@setu/contract';
import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { checkAccess } from '../session/access';
import type { RouteHandle } from '../session/route-handle';
import { useUser } from '../session/use-session';
import { Forbidden } from '../ui/states/states';

/** Opens a screen, sends a visitor to the sign-in and back, or says that the account has no right. */
export function ScreenGate({ handle }: { handle: RouteHandle }) {
  const verdict = checkAccess(handle.access, useUser());
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(
    function goToSignIn() {
      if (verdict !== 'sign-in') return;
      const next = encodeURIComponent(`${pathname}${search}`);
      navigate(`${screenPath('fos_user_security_login')}?next=${next}`, { replace: true });
    },
    [verdict, pathname, search, navigate],
  );
  if (verdict === 'forbidden') return <Forbidden />;
  return verdict === 'open' ? <Outlet /> : null;
}
