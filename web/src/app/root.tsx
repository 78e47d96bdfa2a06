import { useDispatch } from 'react-redux';
import { Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router';
import { api } from '../api/api';
import { listTag } from '../api/tags';
import { useTexts } from '../i18n/use-texts';
import type { RouteHandle } from '../session/route-handle';
import { useLiveNotices } from '../session/use-live-notices';
import { useRefreshCounters } from '../session/use-refresh-counters';
import { useUser } from '../session/use-session';
import { ModalHost } from '../ui/modal/modal-host';
import { SkipLink } from '../ui/skip-link/skip-link';
import { ToastHost } from '../ui/toast/toast-host';
import { notify } from '../ui/toast/toast-store';
import { NavigationBar } from './navigation-bar';
import { PageAnnouncer } from './page-announcer';
import { shellFor, useShell } from './shells/use-shell';

/** Under every screen: the shell for the viewer's role, modals, toasts, titles and scroll. */
export function Root() {
  const user = useUser();
  const handle = useMatches().findLast((match) => match.handle)?.handle as RouteHandle | undefined;
  const isBusy = useNavigation().state === 'loading';
  const Shell = useShell(shellFor(user, handle));
  const t = useTexts();
  const dispatch = useDispatch();
  const refreshCounters = useRefreshCounters();
  useLiveNotices((notice) => {
    // Most notices tell of a request: an open list or page of one shows its new state at once.
    dispatch(api.util.invalidateTags([listTag('notice'), 'request', 'dashboard']));
    refreshCounters();
    notify({
      kind: 'info',
      title: notice.text,
      link: { label: t('actions.open'), to: `/user/notice/entity_redirect/${notice.id}`, isDocument: true },
    });
  });
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
      <PageAnnouncer />
      <ScrollRestoration getKey={({ pathname, key }) => (key === 'default' ? pathname : key)} />
    </>
  );
}
