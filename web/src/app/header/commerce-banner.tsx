import { useTexts } from '../../i18n/use-texts';
import { useUser } from '../../session/use-session';
import { IconFileText } from '../../ui/icon/icons';
import { Wrap } from '../../ui/layout/layout';
import { Callout } from '../../ui/panel/callout';
import styles from './header.module.css';

/** For customers whose company has not accepted the regulation: why requests are closed. */
export function CommerceBanner() {
  const t = useTexts();
  const user = useUser();
  if (user?.company.type !== 'customer' || user.company.is_commerce_allowed) return null;
  return (
    <Wrap className={styles.banner}>
      <Callout tone="spark" icon={IconFileText} title={t('shell.commerceTitle')}>
        {t('shell.commerceText')}
      </Callout>
    </Wrap>
  );
}
