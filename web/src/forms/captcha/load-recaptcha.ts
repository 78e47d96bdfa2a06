import { getNonce } from 'get-nonce';
import { currentLanguage } from '../../i18n/formats';

/** The API of the provider's script, see https://developers.google.com/recaptcha/docs/display. */
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

/** The timeout of the script in milliseconds. After that, something on the network is probably blocking the request. */
const LONGEST_MS = 20_000;

let loading: Promise<Recaptcha> | undefined;

/**
 * Loads the provider's script in the page's language, once per page. Rejects if it cannot be loaded, and a later call
 * tries again.
 */
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
  // The provider's script passes the nonce to the scripts it loads.
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
