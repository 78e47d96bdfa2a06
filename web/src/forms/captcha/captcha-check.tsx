import { useEffect, useState } from 'react';
import { answerCaptcha } from './answer-captcha';
import { CaptchaLine, type CaptchaState } from './captcha-line';

interface CaptchaCheckProps {
  /** Hears of the answer as soon as it is being worked out; it rejects when there is none to be had. */
  onAnswer: (answer: Promise<string>) => void;
  /** The person wants another try: mount anew. */
  onAgain: () => void;
}

/** Works out one answer to a captcha. Asks nothing of the person, but says what is going on; each answer counts once. */
export function CaptchaCheck({ onAnswer, onAgain }: CaptchaCheckProps) {
  const [state, setState] = useState<CaptchaState>('working');
  useEffect(
    function workOut() {
      const leaving = new AbortController();
      const { signal } = leaving;
      const answer = answerCaptcha(signal);
      const tell = (next: CaptchaState) => !signal.aborted && setState(next);
      answer.then(
        () => tell('done'),
        () => tell('failed'),
      );
      onAnswer(answer);
      return () => leaving.abort();
    },
    [onAnswer],
  );
  return <CaptchaLine state={state} onAgain={onAgain} />;
}
