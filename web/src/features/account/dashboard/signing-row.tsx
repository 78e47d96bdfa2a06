import { screenPath } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { registrationReader } from '../../../kit/registration/registration-reader';
import { useUser } from '../../../session/use-session';
import { ButtonLink } from '../../../ui/button/button';
import { Text } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import styles from './desk.module.css';

/** Returns whether the regulation waits for the user's signature. Their company cannot send requests until then. */
export function useMustSign(): boolean {
  const user = useUser();
  return (
    user?.company.type === 'customer' && !user.company.is_commerce_allowed && registrationReader(user) === 'signer'
  );
}

/** Shows the signature of the regulation as a task. */
export function SigningRow() {
  const t = useTexts('account');
  return (
    <div className={styles.queue} data-signing>
      <div>
        <b>{t('desk.waiting.sign.title')}</b>
        <Text as="p" size={13} tone="secondary">
          {t('desk.waiting.sign.text')}
        </Text>
      </div>
      <ButtonLink tone="main" size="small" to={screenPath('regulation_sign')}>
        {t('desk.waiting.sign.action')}
      </ButtonLink>
    </div>
  );
}

const steps = ['choose', 'send'] as const;

/** Shows a company without a signature what comes after it, and what it can do already. */
export function FirstSteps() {
  const t = useTexts('account');
  return (
    <Panel title={t('desk.waiting.sign.next')}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <b>{t(`desk.waiting.sign.steps.${step}.title`)}</b>
            <Text size={13} tone="secondary">
              {t(`desk.waiting.sign.steps.${step}.text`)}
            </Text>
          </li>
        ))}
      </ol>
      <div className={styles.stepAction}>
        <ButtonLink to={screenPath('category_index')}>{t('desk.choose')}</ButtonLink>
      </div>
    </Panel>
  );
}
