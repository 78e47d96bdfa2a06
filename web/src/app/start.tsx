import { setNonce } from 'get-nonce';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { setActingFor } from '../api/acting-for';
import { setCsrfToken } from '../api/base-query';
import { prefetchThrough } from '../api/prefetch';
import { onSignInNeeded } from '../api/sign-in-again';
import { startLanguage } from '../i18n/init';
import { loadTexts } from '../i18n/load-texts';
import { languageOf } from '../i18n/locale';
import { startNamespaces } from '../i18n/text-namespaces';
import { whenIdle } from '../lib/idle';
import { nextTurn } from '../lib/next-turn';
import { hasFlag } from '../lib/page';
import { pageNonce, readPageContext } from '../session/page-context';
import type { RouteHandle } from '../session/route-handle';
import { inViewersZone } from '../session/time-zone';
import { beforeEntering } from '../session/use-entered';
import { fetchModals } from '../ui/modal/modal-host';
import { Providers } from './providers';
import { makeRouter } from './router';
import { loadShell, shellFor } from './shells/use-shell';
import { signInAgain } from './sign-in/sign-in-again';
import { makeStore } from './store';
import { untilReady } from './until-ready';

/**
 * Starts the app in `root`: reads the page context, then shows the screen of the address. The router is created first,
 * so that the screen's code, texts and data load in parallel with the shell and the common texts.
 */
export async function start(root: HTMLElement): Promise<void> {
  await nextTurn();
  const context = inViewersZone(await readPageContext());
  setCsrfToken(context.csrf_token);
  setActingFor(context.user);
  document.documentElement.lang = languageOf(context.locale);
  await nextTurn();
  const { locale, rate, time_zone: timeZone } = context;
  const isRupeesFirst = context.user?.company.type === 'supplier';
  startLanguage({ locale, rate, timeZone, isRupeesFirst, isStrict: import.meta.env.DEV, isPseudo: hasFlag('pseudo') });
  const nonce = pageNonce();
  if (nonce) setNonce(nonce);
  await nextTurn();
  const store = makeStore(context);
  onSignInNeeded(() => signInAgain(store));
  prefetchThrough(store.dispatch);
  // Staff go from the storefront's shell to their own in one step.
  beforeEntering(({ user }) => loadShell(shellFor(user, undefined)));
  await nextTurn();
  const router = makeRouter(context);
  const handle = router.state.matches.findLast(({ route }) => route.handle)?.route.handle as RouteHandle | undefined;
  // The server's HTML stays in the root until the screen can replace it in one go.
  await Promise.all([loadTexts(...startNamespaces), loadShell(shellFor(context.user, handle)), untilReady(router)]);
  await nextTurn();
  // As a transition, the first render yields every few milliseconds, so that the page responds to touch while it
  // renders.
  startTransition(() =>
    createRoot(root).render(
      <Providers store={store}>
        <RouterProvider router={router} />
      </Providers>,
    ),
  );
  whenIdle(() => void fetchModals());
}
