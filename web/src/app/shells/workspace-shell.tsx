import { type ReactNode, use } from 'react';
import { Link, useLocation } from 'react-router';
import { LanguageSwitch } from '../../i18n/language-switch';
import { companyName, fullName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import { KnownScreens } from '../../session/screens';
import { useSession } from '../../session/use-session';
import { Icon } from '../../ui/icon/icon';
import { Logo } from '../../ui/logo/logo';
import { Person } from '../../ui/person/person';
import { contentId } from '../../ui/skip-link/skip-link';
import { CountBadge } from '../../ui/status/count-badge';
import { ThemeSwitch } from '../../ui/theme/theme-switch';
import { isCurrentEntry } from '../current-entry';
import { ThinFooter } from '../footer/footer';
import { ActingStrip } from '../header/acting-strip';
import { CatalogueButton } from '../header/catalogue-button';
import { ErasureBanner } from '../header/erasure-banner';
import { MailBanner } from '../header/mail-banner';
import { NavIcon } from '../header/nav-icon';
import { PhoneMenu } from '../header/phone-menu';
import { RateLine } from '../header/rate-line';
import { TabBar } from '../header/tab-bar';
import { UserMenu } from '../header/user-menu';
import { type NavigationLink, navigationFor } from '../navigation';
import { SearchBar } from '../search/search-bar';
import { useRouteHandle } from '../use-route-handle';
import styles from './shells.module.css';

/**
 * The shell of broker staff: a side bar of queues, a slim top bar with the catalogue, dense pages and a thin footer.
 * On wide screens, a screen with its own search has no search box in the bar, which keeps the button of the catalogue.
 */
export function WorkspaceShell({ children }: { children: ReactNode }) {
  const t = useTexts();
  const session = useSession();
  const screens = use(KnownScreens);
  const hasOwnSearch = useRouteHandle()?.ownSearch;
  const tabs = navigationFor('workspaceTabs', session, screens);
  const notices = tabs.find(({ id }) => id === 'notices');
  return (
    <div className={styles.workspace} data-shell="workspace" data-density="workspace">
      <Rail items={navigationFor('rail', session, screens)} />
      <div className={styles.column}>
        <ActingStrip />
        <header className={styles.top} data-keep-clear>
          <PhoneMenu items={tabs} />
          <Link to="/" className={styles.topLogo} aria-label={t('brand.toHome')}>
            <Logo height={28} />
          </Link>
          <CatalogueButton className={styles.onlyWide} />
          <div className={hasOwnSearch ? styles.onlyPhone : styles.search}>
            <SearchBar />
          </div>
          <div className={styles.topAside}>
            <RateLine isShort />
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
          {notices && (
            <span className={styles.onlyWide}>
              <NavIcon item={notices} isBare />
            </span>
          )}
        </header>
        <main id={contentId} className={styles.main} tabIndex={-1}>
          <MailBanner />
          <ErasureBanner />
          {children}
        </main>
        <ThinFooter />
      </div>
      <TabBar items={tabs} />
    </div>
  );
}

function Rail({ items }: { items: NavigationLink[] }) {
  const t = useTexts();
  const { user } = useSession();
  const location = useLocation();
  return (
    <aside data-print="off" className={styles.rail} aria-label={t('shell.menu')}>
      <Link to="/" className={styles.railLogo} aria-label={t('brand.toHome')}>
        <Logo />
      </Link>
      <nav aria-label={t('shell.mainNavigation')}>
        {items.map((item, index) => (
          <div key={item.id}>
            {item.groupKey && item.groupKey !== items[index - 1]?.groupKey && (
              <h2 className={styles.railGroup}>{t(item.groupKey)}</h2>
            )}
            <Link
              to={item.to}
              className={styles.railLink}
              aria-current={isCurrentEntry(item, location) ? 'page' : undefined}
            >
              <Icon of={item.icon} size={18} />
              {t(item.labelKey)}
              <CountBadge count={item.count} isHot={item.isHot} className={styles.railCount} />
            </Link>
          </div>
        ))}
      </nav>
      <div className={styles.railFoot}>
        {user && (
          <UserMenu
            side="above"
            trigger={(props) => (
              <button type="button" className={styles.me} {...props}>
                <Person name={fullName(user)} note={companyName(user.company.short_name)} size="small" />
              </button>
            )}
          />
        )}
      </div>
    </aside>
  );
}
