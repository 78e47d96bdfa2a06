import { useCallback, useRef, useState } from 'react';

export interface CaptchaUse {
  /** 0 while no captcha is required, then a new number for each attempt. */
  round: number;
  onAnswer: (answer: Promise<string>) => void;
  /**
   * The answer to send, or undefined while none is required. A failed check sends an empty answer, and the server then
   * reports it.
   */
  answer: () => Promise<string | undefined>;
  /** Requires an answer, or a new one when the last has been used. */
  requireAnswer: () => void;
}

/**
 * Returns the captcha of a form. It appears from the start, or once the server requires it, and needs a new answer for
 * each attempt.
 */
export function useCaptcha(isRequired = false): CaptchaUse {
  const [round, setRound] = useState(isRequired ? 1 : 0);
  const current = useRef<Promise<string> | undefined>(undefined);
  const onAnswer = useCallback((answer: Promise<string>) => {
    current.current = answer;
  }, []);
  return {
    round,
    onAnswer,
    answer: async () => current.current?.catch(() => undefined),
    requireAnswer: () => setRound((now) => now + 1),
  };
}
