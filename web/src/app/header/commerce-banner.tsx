import { screenPath } from '@setu/contract';
import { useLocation } from 'react-router';
import { useTexts } from '../../i18n/use-texts';
import { explainRegistration } from '../../kit/registration/explain-registration';
import { registrationReader } from '../../kit/registration/registration-reader';
import { checkAccess } from '../../session/access';
import { useUser } from '../../session/use-session';
import { Button, ButtonLink } from '../../ui/button/button';
import { IconFileText } from '../../ui/icon/icons';
import { Wrap } from '../../ui/layout/layout';
import { Callout } from '../../ui/panel/callout';
import { useRouteHandle } from '../use-route-handle';
import styles from './header.module.css';

/**
 * The banner for customers whose company has not accepted the regulation. It says why they cannot send requests and
 * leads to the page that enables them, on which it is not shown. A colleague of the signers reads whom to ask.
 */
export function CommerceBanner() {
  const t = useTexts();
  const user = useUser();
  const { pathname } = useLocation();
  const handle = useRouteHandle();
  const toSign = screenPath('regulation_sign');
  if (user?.company.type !== 'customer' || user.company.is_commerce_allowed || pathname === toSign) return null;
  const reader = registrationReader(user);
  // A page that is closed for this reason says the same under its own heading.
  if (handle && checkAccess(handle.access, user) === 'forbidden') return null;
  // The dashboard lists the signature as a task.
  if (reader === 'signer' && pathname === screenPath('my_account_page')) return null;
  return (
    <Wrap className={styles.banner}>
      <Callout
        tone="spark"
        icon={IconFileText}
        title={t('shell.commerceTitle')}
        action={
          reader === 'signer' ? (
            <ButtonLink tone="main" to={toSign}>
              {t('shell.commerceSign')}
            </ButtonLink>
          ) : (
            <Button hasPopup="dialog" onClick={() => void explainRegistration()}>
              {t('shell.commerceSteps')}
            </Button>
          )
        }
      >
        {t(`shell.commerceText.${reader}`)}
      </Callout>
    </Wrap>
  );
}
