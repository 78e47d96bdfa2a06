import { useEffect, useRef, useState } from 'react';
import styles from './captcha.module.css';
import { CaptchaLine, type CaptchaState } from './captcha-line';
import { loadRecaptcha } from './load-recaptcha';

interface RecaptchaCheckProps {
  siteKey: string;
  scriptUrl: string;
  /** Hears the answer once the person has given it, and an empty one once it is out of date. */
  onAnswer: (answer: Promise<string>) => void;
  onAgain: () => void;
}

/** The widget's wider form, in pixels; it has a narrow one for less room. */
const WIDE = 304;

/** reCAPTCHA's checkbox. Its code is fetched when this is shown, and never before. */
export function RecaptchaCheck({ siteKey, scriptUrl, onAnswer, onAgain }: RecaptchaCheckProps) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<CaptchaState>('loading');
  useEffect(
    function showWidget() {
      // One of its own for each time: the widget refuses an element it stood in before.
      const mount = document.createElement('div');
      place.current?.append(mount);
      const hear = (next: CaptchaState, answer = '') => {
        if (!mount.isConnected) return;
        setState(next);
        onAnswer(Promise.resolve(answer));
      };
      const show = async () => {
        const widget = await loadRecaptcha(scriptUrl);
        if (!mount.isConnected) return;
        widget.render(mount, {
          sitekey: siteKey,
          size: (place.current?.clientWidth || WIDE) < WIDE ? 'compact' : 'normal',
          callback: (answer) => hear('done', answer),
          'expired-callback': () => hear('expired'),
          'error-callback': () => hear('unreachable'),
        });
        setState('asked');
      };
      show().catch(() => hear('unreachable'));
      return () => mount.remove();
    },
    [siteKey, scriptUrl, onAnswer],
  );
  return (
    <div className={styles.widget}>
      <div ref={place} />
      <CaptchaLine state={state} onAgain={onAgain} />
    </div>
  );
}
