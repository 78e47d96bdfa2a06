import { useState } from 'react';
import { toProblem } from '../../../api/problem';
import { problemText } from '../../../api/problem-text';
import { useTexts } from '../../../i18n/use-texts';
import { useCountdown } from '../../../lib/use-countdown';
import { Button } from '../../../ui/button/button';
import { IconSend } from '../../../ui/icon/icons';
import { Text } from '../../../ui/layout/text';
import { useResendRegistrationCodeMutation } from '../api';
import styles from '../register.module.css';

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
const inSeconds = (seconds: number): number => Date.now() + seconds * 1000;

/** Shows when another code can be requested, and requests it. */
export function CodeAgain({ id, seconds }: { id: string; seconds: number }) {
  const t = useTexts('register');
  const [resendAt, setResendAt] = useState(() => inSeconds(seconds));
  const [message, setMessage] = useState('');
  const [resend, { isLoading }] = useResendRegistrationCodeMutation();
  const left = useCountdown(resendAt);
  const requestCode = async () => {
    try {
      setResendAt(inSeconds((await resend(id).unwrap()).resend_seconds));
      setMessage(t('code.againSent'));
    } catch (error) {
      const problem = toProblem(error);
      if (problem.retryAfter) setResendAt(inSeconds(problem.retryAfter));
      setMessage(problemText(problem));
    }
  };
  return (
    <div className={styles.again}>
      <div>
        <Text>{left > 0 ? t('code.againIn', { time: clock(left) }) : t('code.againNow')}</Text>
        <p role="status">{message || t('code.againText')}</p>
      </div>
      <Button icon={IconSend} isDisabled={left > 0} isBusy={isLoading} onClick={() => void requestCode()}>
        {t('code.again')}
      </Button>
    </div>
  );
}
