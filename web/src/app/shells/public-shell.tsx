import { type ReactNode, use } from 'react';
import { KnownScreens } from '../../session/screens';
import { useSession } from '../../session/use-session';
import { contentId } from '../../ui/skip-link/skip-link';
import { Footer, FooterOfUser } from '../footer/footer';
import { ActingStrip } from '../header/acting-strip';
import { CommerceBanner } from '../header/commerce-banner';
import { ErasureBanner } from '../header/erasure-banner';
import { MailBanner } from '../header/mail-banner';
import { PublicHeader } from '../header/public-header';
import { TabBar } from '../header/tab-bar';
import { navigationFor } from '../navigation';
import styles from './shells.module.css';

/** The storefront shell, around every screen of visitors, customers and suppliers. */
export function PublicShell({ children }: { children: ReactNode }) {
  const session = useSession();
  const screens = use(KnownScreens);
  return (
    <>
      <ActingStrip />
      <PublicHeader />
      <main id={contentId} className={styles.main} tabIndex={-1}>
        <MailBanner />
        <ErasureBanner />
        <CommerceBanner />
        {children}
      </main>
      {session.user ? <FooterOfUser /> : <Footer />}
      <TabBar items={navigationFor('publicTabs', session, screens)} />
    </>
  );
}
