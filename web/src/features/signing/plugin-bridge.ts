import { getNonce } from 'get-nonce';

/** An object of the plug-in. Every method and field returns a promise. */
export interface PluginThing {
  [name: string]: unknown;
}
interface Bridge {
  CreatePluginObject: () => PromiseLike<{ CreateObjectAsync: (name: string) => PromiseLike<PluginThing> }>;
}

/** Creates an object of the plug-in by its name. */
export type MakeThing = (name: string) => PromiseLike<PluginThing>;

// The ids in Chrome's store (Manifest V3 and V2) and in Opera's.
const extensions = [
  'pfhgbfnnjiafkhfdkmpiflachepdcjod',
  'iifchhfnnmpdbibifmljnfjhpififfog',
  'epebfcehmdedogndhlcacafjaacknbcm',
];
const timeoutMs = 2500;

const currentBridge = (): Bridge | undefined => (window as { cpcsp_chrome_nmcades?: Bridge }).cpcsp_chrome_nmcades;

/** Finds CryptoPro's CAdES plug-in through its browser extension. Returns undefined if none answers in time. */
export async function findPlugin(waitMs = timeoutMs): Promise<MakeThing | undefined> {
  const bridge = currentBridge() ?? (await waitForBridge(waitMs));
  const plugin = await bridge?.CreatePluginObject();
  return plugin && ((name) => plugin.CreateObjectAsync(name));
}

/**
 * Waits for the page script of the extension. In Firefox and Safari the script announces its address. In Chrome the
 * address follows from the extension's id. The script is loaded only after an answer, because without the extension the
 * console would show an error.
 */
function waitForBridge(waitMs: number): Promise<Bridge | undefined> {
  return new Promise((resolve) => {
    const end = (): void => {
      window.clearTimeout(timer);
      window.removeEventListener('message', hear);
      resolve(currentBridge());
    };
    const hear = ({ data, source }: MessageEvent): void => {
      if (source !== window || typeof data !== 'string' || !data.startsWith('cadesplugin_loaded')) return;
      window.removeEventListener('message', hear);
      const [, url] = /url:(.*)$/.exec(data) ?? [];
      if (url && /^(moz|safari-web)-extension:/.test(url)) load(url, end);
      else for (const id of extensions) load(`chrome-extension://${id}/nmcades_plugin_api.js`, end);
    };
    const timer = window.setTimeout(end, waitMs);
    window.addEventListener('message', hear);
    window.postMessage('cadesplugin_echo_request', '/');
  });
}

function load(src: string, onLoaded: () => void): void {
  const script = document.createElement('script');
  script.nonce = getNonce() ?? '';
  script.onload = onLoaded;
  script.src = src;
  document.head.append(script);
}
