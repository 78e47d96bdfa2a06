import { screenPath } from '@setu/contract';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-texts';
import { openSupport } from '../../kit/support/open-support';
import { useHasScreen } from '../../session/screens';
import { useUser } from '../../session/use-session';
import { Wrap } from '../../ui/layout/layout';
import { Logo } from '../../ui/logo/logo';
import styles from './footer.module.css';

const page = (link: string) => screenPath('static_page', { link });

/** The full footer: groups of links, a description of Setu, and the year. Links appear only for screens that exist. */
export function Footer() {
  const t = useTexts();
  const hasScreen = useHasScreen();
  const isApplying = useUser() === null && hasScreen('supplier_application_create_page');
  const groups = [
    {
      title: t('footer.help'),
      links: [
        ...(hasScreen('category_index') ? [{ label: t('footer.categories'), to: screenPath('category_index') }] : []),
        { label: t('footer.training'), to: page('training') },
        { label: t('footer.faq'), to: page('faq') },
        ...(isApplying
          ? [{ label: t('shell.becomeSupplier'), to: screenPath('supplier_application_create_page') }]
          : []),
      ],
    },
    {
      title: t('footer.info'),
      links: [
        { label: t('footer.aboutUs'), to: page('about') },
        { label: t('footer.mission'), to: page('mission') },
        { label: t('footer.contacts'), to: page('contacts') },
        { label: t('footer.news'), to: page('news') },
      ],
    },
    {
      title: t('footer.documents'),
      links: [
        { label: t('footer.regulation'), to: page('regulation') },
        { label: t('footer.personalData'), to: page('personal-data') },
        { label: t('footer.cookies'), to: page('cookies') },
      ],
    },
  ];
  return (
    <footer className={styles.footer}>
      <Wrap className={styles.groups}>
        <div>
          <Logo onDeep />
          <p className={styles.about}>{t('footer.about')}</p>
        </div>
        {hasScreen('static_page') &&
          groups.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
                {title === t('footer.help') && (
                  <li>
                    <button type="button" aria-haspopup="dialog" onClick={() => void openSupport()}>
                      {t('support.action')}
                    </button>
                  </li>
                )}
              </ul>
            </nav>
          ))}
      </Wrap>
      <Wrap className={styles.legal}>
        <span>{t('footer.copyright', { year: new Date().getFullYear() })}</span>
        <span>{t('footer.priceNote')}</span>
      </Wrap>
    </footer>
  );
}

/** One line under working screens: the year, help and support. */
export function ThinFooter() {
  const t = useTexts();
  const hasScreen = useHasScreen();
  return (
    <footer className={styles.thin}>
      <span>{t('footer.copyright', { year: new Date().getFullYear() })}</span>
      {hasScreen('static_page') && (
        <>
          <Link to={page('training')}>{t('footer.training')}</Link>
          <Link to={page('faq')}>{t('footer.faq')}</Link>
        </>
      )}
      <button type="button" aria-haspopup="dialog" onClick={() => void openSupport()}>
        {t('support.action')}
      </button>
    </footer>
  );
}

/** The footer of signed-in users outside the workspace: full on wide screens, one line on phones. */
export function FooterOfUser() {
  return (
    <>
      <div className={styles.onlyWide}>
        <Footer />
      </div>
      <div className={styles.onlyPhone}>
        <ThinFooter />
      </div>
    </>
  );
}
