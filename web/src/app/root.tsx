import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { useUser } from '../session/use-session';
import { ModalHost } from '../ui/modal/modal-host';
import { SkipLink } from '../ui/skip-link/skip-link';
import { ToastHost } from '../ui/toast/toast-host';
import { NavigationBar } from './navigation-bar';
import { NoticeToasts } from './notice-toasts';
import { PageAnnouncer } from './page-announcer';
import { shellFor, useShell } from './shells/use-shell';
import { AfterSignIn } from './sign-in/after-sign-in';
import { useRouteHandle } from './use-route-handle';

/** The frame of every screen: the shell for the viewer's role, modals, toasts, titles and scroll position. */
export function Root() {
  const user = useUser();
  const handle = useRouteHandle();
  const isBusy = useNavigation().state === 'loading';
  const Shell = useShell(shellFor(user, handle));
  return (
    <>
      <SkipLink />
      <NavigationBar isBusy={isBusy} />
      {Shell && (
        <Shell>
          <Outlet />
        </Shell>
      )}
      <ModalHost />
      <ToastHost />
      <NoticeToasts />
      <PageAnnouncer />
      <AfterSignIn />
      <ScrollRestoration getKey={({ pathname, key }) => (key === 'default' ? pathname : key)} />
    </>
  );
}
