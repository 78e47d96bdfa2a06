import { screenPath } from '@setu/contract';
import { use } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { LanguageSwitch } from '../../i18n/language-switch';
import { firstName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import { FindForMe } from '../../kit/find-for-me/find-for-me';
import { openSupport } from '../../kit/support/open-support';
import { hasPermission } from '../../session/access';
import { KnownScreens } from '../../session/screens';
import { toSignIn } from '../../session/sign-in-path';
import { useRegistering } from '../../session/use-registering';
import { useSession } from '../../session/use-session';
import { Icon } from '../../ui/icon/icon';
import { IconLogin2, IconUser, IconUserPlus } from '../../ui/icon/icons';
import { Wrap } from '../../ui/layout/layout';
import { Logo } from '../../ui/logo/logo';
import { ThemeSwitch } from '../../ui/theme/theme-switch';
import { navigationFor } from '../navigation';
import { SearchBar } from '../search/search-bar';
import { CatalogueButton } from './catalogue-button';
import styles from './header.module.css';
import { NavIcon } from './nav-icon';
import { PhoneMenu } from './phone-menu';
import { RateLine } from './rate-line';
import { UserMenu } from './user-menu';

/** The storefront header: rate and language, then logo, catalogue, search, navigation and user. */
export function PublicHeader() {
  const t = useTexts();
  const session = useSession();
  const screens = use(KnownScreens);
  const items = navigationFor('header', session, screens);
  return (
    <header className={styles.whole}>
      <div className={styles.util}>
        <Wrap className={styles.utilRow}>
          <RateLine />
          <nav className={styles.utilLinks} aria-label={t('shell.utility')}>
            {!session.user && session.platform === 'supplier' && <ApplyLink />}
            {screens.has('static_page') && (
              <Link to={screenPath('static_page', { link: 'faq' })}>{t('footer.faq')}</Link>
            )}
            <button type="button" aria-haspopup="dialog" onClick={() => void openSupport()}>
              {t('support.action')}
            </button>
            <LanguageSwitch />
            <ThemeSwitch />
          </nav>
        </Wrap>
      </div>
      <div className={styles.bar} data-keep-clear>
        <Wrap className={styles.barRow}>
          <PhoneMenu items={navigationFor('phoneMenu', session, screens)} />
          <Link className={styles.logo} to="/" aria-label={t('brand.toHome')}>
            <Logo />
          </Link>
          <CatalogueButton className={styles.onlyWide} />
          <SearchBar />
          {hasPermission(session.user, 'commerce') && <FindForMe className={styles.findForMe} />}
          <nav className={styles.nav} aria-label={t('shell.mainNavigation')}>
            {items.map((item) => (
              <span key={item.id} className={item.id === 'notices' ? undefined : styles.onlyWide}>
                <span className={styles.onlyWide}>
                  <NavIcon item={item} />
                </span>
                {item.id === 'notices' && (
                  <span className={styles.onlyPhone}>
                    <NavIcon item={item} isBare />
                  </span>
                )}
              </span>
            ))}
            <UserPlace />
          </nav>
        </Wrap>
      </div>
    </header>
  );
}

/** The link for new suppliers, who begin with an application. Shown to anonymous visitors of their platform. */
function ApplyLink() {
  const t = useTexts();
  return <Link to={screenPath('supplier_application_create_page')}>{t('shell.becomeSupplier')}</Link>;
}

/** The registration link, shown on the customers' platform, where companies register on their own. */
function RegisterPlace() {
  const t = useTexts();
  if (!useRegistering()) return null;
  return (
    <span className={styles.onlyWide}>
      <NavLink to={screenPath('fos_user_registration_register')} className={styles.navIcon}>
        <Icon of={IconUserPlus} />
        <span>{t('shell.register')}</span>
      </NavLink>
    </span>
  );
}

function UserPlace() {
  const t = useTexts();
  const { user } = useSession();
  const { pathname, search } = useLocation();
  if (user) {
    return (
      <UserMenu
        trigger={(props) => (
          <button type="button" className={styles.navIcon} {...props}>
            <Icon of={IconUser} />
            <span>{firstName(user)}</span>
          </button>
        )}
      />
    );
  }
  return (
    <>
      <RegisterPlace />
      {pathname !== screenPath('fos_user_security_login') && (
        <NavLink to={toSignIn(pathname + search)} className={styles.navIcon}>
          <Icon of={IconLogin2} />
          <span>{t('shell.signIn')}</span>
        </NavLink>
      )}
    </>
  );
}
