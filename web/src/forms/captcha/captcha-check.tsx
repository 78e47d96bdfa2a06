import type { CaptchaView } from '@setu/contract';
import { useEffect, useState } from 'react';
import { answerCaptcha, askCaptcha } from './answer-captcha';
import { CaptchaLine, type CaptchaState } from './captcha-line';
import { RecaptchaCheck } from './recaptcha-check';

interface CaptchaCheckProps {
  /** Hears of the answer as soon as it is being worked out; it rejects when there is none to be had, and is empty before the person has answered. */
  onAnswer: (answer: Promise<string>) => void;
  /** The person wants another try: mount anew. */
  onAgain: () => void;
}

/** Finds one answer to a captcha: worked out by itself, or asked of the person where the provider does so. Each counts once. */
export function CaptchaCheck({ onAnswer, onAgain }: CaptchaCheckProps) {
  const [state, setState] = useState<CaptchaState>('working');
  const [asked, setAsked] = useState<CaptchaView>();
  useEffect(
    function workOut() {
      const leaving = new AbortController();
      const { signal } = leaving;
      const question = askCaptcha(signal);
      const answer = question.then((view) => answerCaptcha(view, signal));
      const tell = (next: CaptchaState) => !signal.aborted && setState(next);
      Promise.all([question, answer]).then(
        ([view]) => {
          if (!view.script_url) tell('done');
          else if (!signal.aborted) setAsked(view);
        },
        () => tell('failed'),
      );
      onAnswer(answer);
      return () => leaving.abort();
    },
    [onAnswer],
  );
  if (asked?.script_url) {
    const { site_key, script_url } = asked;
    return <RecaptchaCheck siteKey={site_key} scriptUrl={script_url} onAnswer={onAnswer} onAgain={onAgain} />;
  }
  return <CaptchaLine state={state} onAgain={onAgain} />;
}
