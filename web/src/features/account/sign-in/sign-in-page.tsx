import { isScreenName, screenPath, screens } from '@setu/contract';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { matchPath, useLocation, useNavigate, useSearchParams } from 'react-router';
import { formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { BecomeSupplier } from '../../../kit/registration/become-supplier';
import { leaveTo } from '../../../lib/page';
import { waitingIntent } from '../../../session/intent';
import { useHasScreen } from '../../../session/screens';
import { forgetAnswers, selectPageContext } from '../../../session/session-api';
import { firstPageOf } from '../../../session/sign-in-path';
import { useRegistering } from '../../../session/use-registering';
import { useSession } from '../../../session/use-session';
import { TextLink } from '../../../ui/button/text-link';
import { Text } from '../../../ui/layout/text';
import { Page } from '../../../ui/page/page';
import { Panel } from '../../../ui/panel/panel';
import { DemoAccounts } from './demo-accounts';
import { ownPath } from './own-path';
import styles from './sign-in.module.css';
import { SignInAside } from './sign-in-aside';
import { SignInForm } from './sign-in-form';

/**
 * Returns a function that opens a path. A screen of this build opens in the router, with the state left in the history
 * entry. Any other address of the site, such as an action that creates a draft, loads the page.
 */
function useGoTo() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const hasScreen = useHasScreen();
  return (path: string) => {
    const [pathname = ''] = path.split(/[?#]/);
    const isScreen = Object.entries(screens).some(
      ([name, pattern]) => isScreenName(name) && hasScreen(name) && matchPath(pattern, pathname),
    );
    if (isScreen) void navigate(path, { replace: true, state });
    else leaveTo(path);
  };
}

/** Shows the action or the page that the user wanted before the sign-in and that follows it. */
function WhatFollows({ next }: { next: string | null }) {
  const t = useTexts('account');
  const { state } = useLocation();
  const [intent] = useState(() => waitingIntent(state));
  if (!intent) {
    if (next === null) return null;
    const isCart = matchPath(screens.basket_page, next.split(/[?#]/)[0] ?? '') !== null;
    return <Text className={styles.lead}>{t(isCart ? 'signIn.toCart' : 'signIn.toPage')}</Text>;
  }
  const { action, name, count } = intent;
  return <Text className={styles.lead}>{t(`signIn.then.${action}`, { name, quantity: formatNumber(count) })}</Text>;
}

/** Shows the sign-in. A signed-in user continues to the requested page. */
export function Component() {
  const t = useTexts('account');
  const store = useStore();
  const { user, platform, demo_accounts: accounts = [] } = useSession();
  const [params] = useSearchParams();
  const goTo = useGoTo();
  const isRegistering = useRegistering();
  const hasScreen = useHasScreen();
  const isLeaving = useRef(user === null ? false : null);
  const [chosen, setChosen] = useState<{ email: string; password: string } | null>(null);
  const next = ownPath(params.get('next'));
  useEffect(function passTheSignedIn() {
    if (isLeaving.current === null) goTo(next ?? firstPageOf(user));
    // Runs only for users who arrive signed in. A sign-in on this page has its own handler.
    isLeaving.current = true;
  });
  const handleSignedIn = () => {
    // The context in the store is the new user's.
    const entered = selectPageContext(store.getState() as never)?.user ?? null;
    store.dispatch(forgetAnswers() as never);
    goTo(next ?? firstPageOf(entered));
  };
  return (
    <Page title={t('signIn.title')}>
      <div className={styles.place} data-wide={accounts.length > 0 || undefined}>
        <div className={styles.form}>
          <Panel>
            <h1 className={styles.title} tabIndex={-1}>
              {t('signIn.title')}
            </h1>
            <Text tone="secondary" className={styles.lead}>
              {t(`signIn.lead.${platform}`)}
            </Text>
            <WhatFollows next={next} />
            <SignInForm
              key={chosen?.email ?? ''}
              initial={chosen ? { _username: chosen.email, _password: chosen.password } : undefined}
              onSignedIn={handleSignedIn}
            />
            <div className={styles.other}>
              <TextLink to={screenPath('reset_request_page')}>{t('signIn.forgotten')}</TextLink>
            </div>
            {isRegistering && (
              <Text tone="secondary" className={styles.other}>
                {t('signIn.register.question')}{' '}
                <TextLink to={screenPath('fos_user_registration_register')}>{t('signIn.register.link')}</TextLink>
              </Text>
            )}
            {user === null && hasScreen('supplier_application_create_page') && (
              <Text tone="secondary" className={styles.other}>
                <BecomeSupplier />
              </Text>
            )}
          </Panel>
        </div>
        <SignInAside platform={platform} />
        {accounts.length > 0 && <DemoAccounts accounts={accounts} chosen={chosen?.email} onChoose={setChosen} />}
      </div>
    </Page>
  );
}
