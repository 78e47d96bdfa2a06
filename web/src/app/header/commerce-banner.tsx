import { useTexts } from '../../i18n/use-texts';
import { explainRegistration } from '../../kit/registration/explain-registration';
import { registrationReader } from '../../kit/registration/registration-reader';
import { useUser } from '../../session/use-session';
import { Button } from '../../ui/button/button';
import { IconFileText } from '../../ui/icon/icons';
import { Wrap } from '../../ui/layout/layout';
import { Callout } from '../../ui/panel/callout';
import styles from './header.module.css';

/**
 * The banner for customers whose company has not accepted the regulation. It says why they cannot send requests and
 * links to the step that enables them.
 */
export function CommerceBanner() {
  const t = useTexts();
  const user = useUser();
  if (user?.company.type !== 'customer' || user.company.is_commerce_allowed) return null;
  return (
    <Wrap className={styles.banner}>
      <Callout
        tone="spark"
        icon={IconFileText}
        title={t('shell.commerceTitle')}
        action={
          <Button hasPopup="dialog" onClick={() => void explainRegistration()}>
            {t('shell.commerceSteps')}
          </Button>
        }
      >
        {t(`shell.commerceText.${registrationReader(user)}`)}
      </Callout>
    </Wrap>
  );
}
