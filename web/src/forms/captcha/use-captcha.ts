import { useCallback, useRef, useState } from 'react';

export interface CaptchaUse {
  /** 0 while none is asked for; another number is another answer. */
  round: number;
  onAnswer: (answer: Promise<string>) => void;
  /** The answer to send; undefined while none is asked for. A check that failed is sent as none: the server then says so. */
  answer: () => Promise<string | undefined>;
  /** Asks for an answer, or for another one: the last is spent. */
  ask: () => void;
}

/** The captcha of a form: shown from the start, or once the server asks for one; answered anew for each try. */
export function useCaptcha(isAskedFirst = false): CaptchaUse {
  const [round, setRound] = useState(isAskedFirst ? 1 : 0);
  const current = useRef<Promise<string> | undefined>(undefined);
  const onAnswer = useCallback((answer: Promise<string>) => {
    current.current = answer;
  }, []);
  return {
    round,
    onAnswer,
    answer: async () => current.current?.catch(() => undefined),
    ask: () => setRound((now) => now + 1),
  };
}
