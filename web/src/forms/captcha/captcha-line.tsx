import { useTexts } from '../../i18n/use-texts';
import { TextButton } from '../../ui/button/text-link';
import { Icon } from '../../ui/icon/icon';
import { IconAlertTriangle, IconClock, IconShieldCheck } from '../../ui/icon/icons';
import styles from './captcha.module.css';

const icons = {
  working: IconClock,
  loading: IconClock,
  asked: IconShieldCheck,
  done: IconShieldCheck,
  expired: IconClock,
  failed: IconAlertTriangle,
  unreachable: IconAlertTriangle,
};
const isOver = (state: CaptchaState): boolean => state === 'failed' || state === 'unreachable';

export type CaptchaState = keyof typeof icons;

/** The state of the check, with a retry button after a failure. */
export function CaptchaLine({ state, onAgain }: { state: CaptchaState; onAgain: () => void }) {
  const t = useTexts('fields');
  return (
    <div className={styles.captcha} data-state={state}>
      <Icon of={icons[state]} size={18} />
      <span role="status">{t(`captcha.${state}`)}</span>
      {isOver(state) && <TextButton onClick={onAgain}>{t('captcha.again')}</TextButton>}
    </div>
  );
}
