/** How long the app waits at most for the page's first picture, in milliseconds. */
const patienceMs = 400;

/**
 * Waits for the first picture to be drawn, or the time above; a page in the background draws nothing and waits the time.
 * `__ENTRY__` stands for the address of the app's code.
 */
const startWhenShown = `
const late = new Promise((go) => setTimeout(go, ${patienceMs}));
const picture = document.querySelector('#root img[fetchpriority="high"]');
const there = picture?.decode().catch(() => undefined);
const drawn = Promise.resolve(there).then(() => new Promise((go) => requestAnimationFrame(() => setTimeout(go))));
Promise.race([drawn, late]).then(() => import('__ENTRY__'));
`;

/**
 * The page's template for where the content stands in it already: the app's code is asked for after styles and pictures,
 * and runs when what one sees first is drawn, so that it takes neither the line nor the processor from it.
 */
export const withPatientCode = (template: string): string =>
  template
    .replaceAll('<link rel="modulepreload"', '$& fetchpriority="low"')
    .replace(
      /<script type="module"[^>]* src="([^"]+)"><\/script>/,
      (_, entry: string) =>
        `<script type="module" nonce="__NONCE__">${startWhenShown.replace('__ENTRY__', entry)}</script>`,
    );
