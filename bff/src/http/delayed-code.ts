/** The longest time that the app waits for the page's first picture, in milliseconds. */
const maxWaitMs = 400;

/** The template whose content is loaded once the first picture is drawn. */
const laterBegin = '<template id="later">';
const laterEnd = '</template>';

/**
 * Waits until the first picture is drawn, or at most for the time above, because a background tab draws nothing. Then
 * requests all code, and runs it file by file in separate tasks, so that the page can handle input in between.
 * `__PARTS__` is replaced by the addresses of the code: dependencies first, the entry last.
 */
const startWhenShown = `
const turn = () => new Promise((go) => setTimeout(go));
const late = new Promise((go) => setTimeout(go, ${maxWaitMs}));
const picture = document.querySelector('#root img[fetchpriority="high"]');
const there = picture?.decode().catch(() => undefined);
const drawn = Promise.resolve(there).then(() => new Promise((go) => requestAnimationFrame(() => setTimeout(go))));
await Promise.race([drawn, late]);
document.head.append(document.getElementById('later').content);
for (const part of __PARTS__) {
  await import(part);
  await turn();
}
`;

const codeLink = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g;
const entryScript = /<script type="module"[^>]* src="([^"]+)"><\/script>/;

/**
 * Returns the page's template for pages that already contain their content.
 * The app's code, and everything that `<!--preloads-->` lists, is loaded and run only after the first picture is drawn,
 * so that it does not compete for bandwidth and processor.
 */
export const withDelayedCode = (template: string): string => {
  const entry = entryScript.exec(template)?.[1];
  if (entry === undefined) return template;
  const code = [...template.matchAll(codeLink)].map(([, address]) => address);
  const parts = JSON.stringify([...code.filter((address) => address !== entry), entry]);
  const links = code.map((address) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${address}">`);
  return template
    .replaceAll(codeLink, '')
    .replace(
      entryScript,
      `<script type="module" nonce="__NONCE__">${startWhenShown.replace('__PARTS__', () => parts)}</script>`,
    )
    .replace('<!--preloads-->', `${laterBegin}${links.join('')}<!--preloads-->${laterEnd}`);
};
