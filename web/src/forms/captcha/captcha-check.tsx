import type { CaptchaView } from '@setu/contract';
import { useEffect, useState } from 'react';
import { answerCaptcha, requestCaptcha } from './answer-captcha';
import { CaptchaLine, type CaptchaState } from './captcha-line';
import { RecaptchaCheck } from './recaptcha-check';

interface CaptchaCheckProps {
  /**
   * Receives a promise of the answer as soon as the check starts. The promise rejects if the check fails. The answer is
   * empty until the user has completed the check.
   */
  onAnswer: (answer: Promise<string>) => void;
  /** Called when the user wants to try again. The parent then mounts a new check. */
  onAgain: () => void;
}

/**
 * Gets one answer to a captcha. Depending on the provider, the browser computes the answer or the user gives it. Each
 * answer is valid once.
 */
export function CaptchaCheck({ onAnswer, onAgain }: CaptchaCheckProps) {
  const [state, setState] = useState<CaptchaState>('working');
  const [shown, setShown] = useState<CaptchaView>();
  useEffect(
    function workOut() {
      const leaving = new AbortController();
      const { signal } = leaving;
      const question = requestCaptcha(signal);
      const answer = question.then((view) => answerCaptcha(view, signal));
      const update = (next: CaptchaState) => !signal.aborted && setState(next);
      Promise.all([question, answer]).then(
        ([view]) => {
          if (!view.script_url) update('done');
          else if (!signal.aborted) setShown(view);
        },
        () => update('failed'),
      );
      onAnswer(answer);
      return () => leaving.abort();
    },
    [onAnswer],
  );
  if (shown?.script_url) {
    const { site_key, script_url } = shown;
    return <RecaptchaCheck siteKey={site_key} scriptUrl={script_url} onAnswer={onAnswer} onAgain={onAgain} />;
  }
  return <CaptchaLine state={state} onAgain={onAgain} />;
}
