import { screenPath } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import { useUser } from '../../session/use-session';
import { ButtonLink } from '../../ui/button/button';
import { IconMailOff } from '../../ui/icon/icons';
import { Wrap } from '../../ui/layout/layout';
import { Callout } from '../../ui/panel/callout';
import styles from './header.module.css';

/** The banner for users whose emails bounce. It reports this and links to the page where they can fix it. */
export function MailBanner() {
  const t = useTexts();
  const user = useUser();
  if (!user?.email_refused) return null;
  return (
    <Wrap className={styles.banner}>
      <Callout
        tone="danger"
        icon={IconMailOff}
        title={t('shell.mailRefused.title')}
        action={<ButtonLink to={screenPath('mail_choices_page')}>{t('shell.mailRefused.action')}</ButtonLink>}
      >
        {t('shell.mailRefused.text')}
      </Callout>
    </Wrap>
  );
}
