import { screenPath } from '@setu/contract';
import { formatDate } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { useUser } from '../../session/use-session';
import { ButtonLink } from '../../ui/button/button';
import { IconClock } from '../../ui/icon/icons';
import { Wrap } from '../../ui/layout/layout';
import { Callout } from '../../ui/panel/callout';
import styles from './header.module.css';

/** The banner for users who requested erasure. It shows the date and links to the page where they can cancel. */
export function ErasureBanner() {
  const t = useTexts();
  const erasesAt = useUser()?.erases_at;
  if (!erasesAt) return null;
  return (
    <Wrap className={styles.banner}>
      <Callout
        tone="danger"
        icon={IconClock}
        title={t('shell.erasure.title', { date: formatDate(erasesAt) })}
        action={<ButtonLink to={screenPath('change_pass')}>{t('shell.erasure.action')}</ButtonLink>}
      >
        {t('shell.erasure.text')}
      </Callout>
    </Wrap>
  );
}
