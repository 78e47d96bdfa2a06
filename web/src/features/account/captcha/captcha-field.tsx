import { useEffect, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { TextButton } from '../../../ui/button/text-link';
import { Icon } from '../../../ui/icon/icon';
import { IconAlertTriangle, IconClock, IconShieldCheck } from '../../../ui/icon/icons';
import { answerCaptcha } from './answer-captcha';
import styles from './captcha.module.css';

interface CaptchaFieldProps {
  /** Hears of the answer as soon as it is being worked out; it rejects when there is none to be had. */
  onAnswer: (answer: Promise<string>) => void;
  /** The person wants another try: mount anew. */
  onAgain: () => void;
}

const icons = { working: IconClock, done: IconShieldCheck, failed: IconAlertTriangle };

/** Works out one answer to a captcha. Asks nothing of the person, but says what is going on; each answer counts once. */
export function CaptchaField({ onAnswer, onAgain }: CaptchaFieldProps) {
  const t = useTexts('account');
  const [state, setState] = useState<keyof typeof icons>('working');
  useEffect(
    function workOut() {
      const leaving = new AbortController();
      const { signal } = leaving;
      const answer = answerCaptcha(signal);
      const tell = (next: typeof state) => !signal.aborted && setState(next);
      answer.then(
        () => tell('done'),
        () => tell('failed'),
      );
      onAnswer(answer);
      return () => leaving.abort();
    },
    [onAnswer],
  );
  return (
    <div className={styles.captcha} data-state={state}>
      <Icon of={icons[state]} size={18} />
      <span role="status">{t(`captcha.${state}`)}</span>
      {state === 'failed' && <TextButton onClick={onAgain}>{t('captcha.again')}</TextButton>}
    </div>
  );
}
