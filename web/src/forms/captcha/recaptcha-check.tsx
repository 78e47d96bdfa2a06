import { useEffect, useRef, useState } from 'react';
import styles from './captcha.module.css';
import { CaptchaLine, type CaptchaState } from './captcha-line';
import { loadRecaptcha } from './load-recaptcha';

interface RecaptchaCheckProps {
  siteKey: string;
  scriptUrl: string;
  /** Receives the answer once the user has given it, and an empty one once it expires. */
  onAnswer: (answer: Promise<string>) => void;
  onAgain: () => void;
}

/** The width of the provider's normal widget, in pixels. Narrower places get the provider's compact widget. */
const WIDE = 304;

/** The reCAPTCHA checkbox. Its script is loaded only when the checkbox is shown. */
export function RecaptchaCheck({ siteKey, scriptUrl, onAnswer, onAgain }: RecaptchaCheckProps) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<CaptchaState>('loading');
  useEffect(
    function showWidget() {
      // A new element for each attempt: the widget rejects an element that it has used before.
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
