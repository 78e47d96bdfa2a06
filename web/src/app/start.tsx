import { setNonce } from 'get-nonce';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { setCsrfToken } from '../api/base-query';
import { prefetchThrough } from '../api/prefetch';
import { onSignInNeeded } from '../api/sign-in-again';
import { startTexts } from '../i18n/init';
import { languageOf } from '../i18n/locale';
import { hasFlag } from '../lib/page';
import { pageNonce, readPageContext } from '../session/page-context';
import { inViewersZone } from '../session/time-zone';
import { openLazyModal } from './modals';
import { Providers } from './providers';
import { makeRouter } from './router';
import { makeStore } from './store';

/** Starts the app in `root`: who looks, in which language, then the screen of the address. */
export async function start(root: HTMLElement): Promise<void> {
  const context = inViewersZone(await readPageContext());
  setCsrfToken(context.csrf_token);
  document.documentElement.lang = languageOf(context.locale);
  const isPseudo = hasFlag('pseudo');
  const { locale, rate, time_zone: timeZone } = context;
  await startTexts({ locale, rate, timeZone, isStrict: import.meta.env.DEV, isPseudo });
  const nonce = pageNonce();
  if (nonce) setNonce(nonce);
  // A visitor is sent to the sign-in by the screen itself; only a session that ended midway asks in place.
  const store = makeStore(context);
  onSignInNeeded(async () => store.getState().session?.user != null && (await openLazyModal('signInAgain')) === true);
  prefetchThrough(store.dispatch);
  createRoot(root).render(
    <Providers store={store} nonce={nonce}>
      <RouterProvider router={makeRouter(context)} />
    </Providers>,
  );
}
