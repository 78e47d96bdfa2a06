import { getNonce } from 'get-nonce';
import { currentLanguage } from '../../i18n/formats';

/** What the provider's code offers; https://developers.google.com/recaptcha/docs/display. */
export interface Recaptcha {
  render(
    place: HTMLElement,
    options: {
      sitekey: string;
      size: 'normal' | 'compact';
      callback: (answer: string) => void;
      'expired-callback': () => void;
      'error-callback': () => void;
    },
  ): number;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
    setuRecaptchaReady?: () => void;
  }
}

/** Who is slower than that does not come: something between drops what is asked. */
const LONGEST_MS = 20_000;

let loading: Promise<Recaptcha> | undefined;

/** Fetches the provider's code, in the page's language, once for the page's life; rejects where it cannot be had, and may then be tried again. */
export function loadRecaptcha(scriptUrl: string): Promise<Recaptcha> {
  loading ??= load(scriptUrl).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function load(scriptUrl: string): Promise<Recaptcha> {
  const url = new URL(scriptUrl);
  url.searchParams.set('onload', 'setuRecaptchaReady' satisfies keyof Window);
  url.searchParams.set('render', 'explicit');
  url.searchParams.set('hl', currentLanguage());
  const script = document.createElement('script');
  script.src = url.href;
  script.async = true;
  // The provider's code passes it on to the rest of itself.
  script.nonce = getNonce() ?? '';
  return new Promise<Recaptcha>((resolve, reject) => {
    const fail = () => {
      script.remove();
      reject(new Error(`${url.origin} gives no code`));
    };
    const late = setTimeout(fail, LONGEST_MS);
    script.onerror = () => {
      clearTimeout(late);
      fail();
    };
    window.setuRecaptchaReady = () => {
      clearTimeout(late);
      if (window.grecaptcha) resolve(window.grecaptcha);
      else fail();
    };
    document.head.append(script);
  });
}
