/** How long the app waits at most for the page's first picture, in milliseconds. */
const patienceMs = 400;

/** What follows in the template is asked for when what one sees first is drawn. */
const laterBegin = '<template id="later">';
const laterEnd = '</template>';

/**
 * Waits for the first picture to be drawn, or the time above; a page in the background draws nothing and waits the time.
 * Then asks for all code at once, and runs it file by file, each in a turn of its own: a touch is answered in between.
 * `__PARTS__` stands for the addresses of the code in the order in which it needs each other, the entry last.
 */
const startWhenShown = `
const turn = () => new Promise((go) => setTimeout(go));
const late = new Promise((go) => setTimeout(go, ${patienceMs}));
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
 * The page's template for where the content stands in it already: the app's code, and what `<!--preloads-->` names beside
 * it, is asked for and run when what one sees first is drawn, so that it takes neither the line nor the processor from it.
 */
export const withPatientCode = (template: string): string => {
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
