import { screenPath } from '@setu/contract';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { LanguageSwitch } from '../../i18n/language-switch';
import { firstName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import { toSignIn } from '../../session/sign-in-path';
import { useRegistering } from '../../session/use-registering';
import { useSession } from '../../session/use-session';
import { IconButton } from '../../ui/button/icon-button';
import { Icon } from '../../ui/icon/icon';
import {
  IconLock,
  IconLogin2,
  IconLogout,
  IconMail,
  IconMenu2,
  IconUserCheck,
  IconUserPlus,
  IconUsers,
} from '../../ui/icon/icons';
import { Drawer } from '../../ui/modal/drawer';
import { CountBadge } from '../../ui/status/count-badge';
import { ThemeSwitch } from '../../ui/theme/theme-switch';
import type { NavigationLink } from '../navigation';
import styles from './header.module.css';
import { RateLine } from './rate-line';
import { signOut } from './sign-out';

/** The phone menu: all navigation entries, language and rate, sign-in or sign-out. */
export function PhoneMenu({ items }: { items: NavigationLink[] }) {
  const t = useTexts();
  const { user, platform } = useSession();
  const isRegistering = useRegistering();
  const { pathname, search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  useEffect(
    function closeOnNavigation() {
      void pathname;
      setOpen(false);
    },
    [pathname],
  );
  return (
    <>
      <IconButton
        icon={IconMenu2}
        label={t('shell.menu')}
        className={styles.onlyPhone}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Drawer
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={user ? t('shell.greeting', { name: firstName(user) }) : t('shell.menu')}
        side="left"
      >
        <nav className={styles.menuList} aria-label={t('shell.menu')}>
          {items.map((item) => (
            <Link key={item.id} to={item.to}>
              <Icon of={item.icon} />
              {t(item.labelKey)}
              <CountBadge count={item.count} isHot={item.isHot} />
            </Link>
          ))}
          {user ? (
            <>
              <Link to={screenPath('my_profile_page')}>
                <Icon of={IconUserCheck} />
                {t('shell.ownProfile')}
              </Link>
              <Link to={screenPath('user_list_page')}>
                <Icon of={IconUsers} />
                {t('shell.team')}
              </Link>
              <Link to={screenPath('mail_choices_page')}>
                <Icon of={IconMail} />
                {t('shell.mail')}
              </Link>
              <Link to={screenPath('change_pass')}>
                <Icon of={IconLock} />
                {t('shell.password')}
              </Link>
              <button type="button" onClick={signOut}>
                <Icon of={IconLogout} />
                {t('shell.signOut')}
              </button>
            </>
          ) : (
            <>
              {isRegistering && (
                <Link to={screenPath('fos_user_registration_register')}>
                  <Icon of={IconUserPlus} />
                  {t('shell.register')}
                </Link>
              )}
              {platform === 'supplier' && (
                <Link to={screenPath('supplier_application_create_page')}>
                  <Icon of={IconUserCheck} />
                  {t('shell.becomeSupplier')}
                </Link>
              )}
              <Link to={toSignIn(pathname + search)}>
                <Icon of={IconLogin2} />
                {t('shell.signIn')}
              </Link>
            </>
          )}
        </nav>
        <div className={styles.menuFoot}>
          <LanguageSwitch />
          <ThemeSwitch />
          <RateLine />
        </div>
      </Drawer>
    </>
  );
}
