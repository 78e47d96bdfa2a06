import { useCallback, useRef, useState } from 'react';

/** The answer of a check. Its code may still be loading. */
interface Awaited {
  answer: Promise<string>;
  begin: (answer: Promise<string>) => void;
}

function awaited(): Awaited {
  let begin: Awaited['begin'] = () => undefined;
  const answer = new Promise<string>((resolve) => {
    begin = resolve;
  });
  // Nobody may wait for a check that fails.
  answer.catch(() => undefined);
  return { answer, begin };
}

export interface CaptchaUse {
  /** 0 while no captcha is required, then a new number for each attempt. */
  round: number;
  onAnswer: (answer: Promise<string>) => void;
  /**
   * The answer to send, or undefined while none is required. Waits for a check that is still loading or working. A failed
   * check sends an empty answer, and the server then reports it.
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
  const [first] = useState(() => (isRequired ? awaited() : undefined));
  const current = useRef(first);
  const onAnswer = useCallback((answer: Promise<string>) => {
    current.current?.begin(answer);
    // A check that is repeated within a round has a new answer.
    current.current = { answer, begin: () => undefined };
  }, []);
  return {
    round,
    onAnswer,
    answer: async () => current.current?.answer.catch(() => undefined),
    requireAnswer: () => {
      current.current = awaited();
      setRound((now) => now + 1);
    },
  };
}
