import { getNonce } from 'get-nonce';

/** An object of the plug-in; every method and field answers with a promise. */
export interface PluginThing {
  [name: string]: unknown;
}
interface Bridge {
  CreatePluginObject: () => PromiseLike<{ CreateObjectAsync: (name: string) => PromiseLike<PluginThing> }>;
}

/** Makes an object of the plug-in by its name. */
export type MakeThing = (name: string) => PromiseLike<PluginThing>;

const extensions = ['iifchhfnnmpdbibifmljnfjhpififfog', 'epebfcehmdedogndhlcacafjaacknbcm'];
const patienceMs = 2500;

const given = (): Bridge | undefined => (window as { cpcsp_chrome_nmcades?: Bridge }).cpcsp_chrome_nmcades;

/** CryptoPro's plug-in for CAdES through its browser extension; undefined when none answers in time. */
export async function findPlugin(waitMs = patienceMs): Promise<MakeThing | undefined> {
  const bridge = given() ?? (await waitForBridge(waitMs));
  const plugin = await bridge?.CreatePluginObject();
  return plugin && ((name) => plugin.CreateObjectAsync(name));
}

/** Chrome's extension is found by its id, Firefox's says where its script is once it is called. */
function waitForBridge(waitMs: number): Promise<Bridge | undefined> {
  return new Promise((resolve) => {
    const end = (): void => {
      window.clearTimeout(timer);
      window.removeEventListener('message', hear);
      resolve(given());
    };
    const hear = ({ data, source }: MessageEvent): void => {
      const [, url] =
        source === window && typeof data === 'string' ? (/^cadesplugin_loaded.*?url:(.*)$/.exec(data) ?? []) : [];
      if (url && /^(moz|safari-web)-extension:/.test(url)) load(url, end);
    };
    const timer = window.setTimeout(end, waitMs);
    window.addEventListener('message', hear);
    for (const id of extensions) load(`chrome-extension://${id}/nmcades_plugin_api.js`, end);
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
