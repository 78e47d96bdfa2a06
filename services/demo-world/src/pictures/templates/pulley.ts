import { type Look, shadow, steps, svg } from '../sheet.js';

const base = { ...steps('a b c d e', '#5F6B75'), k: '#1E272D' };

/** Draws a V-belt pulley or a flywheel. */
export function pulley({ ground = '#ECEEF0', tones }: Look): string {
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(340, 550, 214, 22)}
<circle class="c" cx="388" cy="322" r="218"/>${[0, 1, 2].map((i) => `<circle class="a" cx="${372 - i * 26}" cy="318" r="222"/><circle class="k" cx="${362 - i * 26}" cy="317" r="206"/>`).join('')}<circle class="b" cx="304" cy="312" r="222"/><circle class="a" cx="296" cy="310" r="222"/><path class="d" d="M296 88A222 222 0 0 0 78 268l44 10a178 178 0 0 1 174-146z"/><circle class="b" cx="296" cy="310" r="176"/><circle class="c" cx="300" cy="314" r="170"/>
${[0, 1, 2, 3].map((i) => `<path class="a" transform="rotate(${i * 90 + 45} 296 310)" d="M266 140h60l16 110h-92z"/><path class="d" transform="rotate(${i * 90 + 45} 296 310)" d="M266 140h14l-14 110h-16z"/>`).join('')}<circle class="b" cx="300" cy="314" r="88"/><circle class="a" cx="296" cy="310" r="86"/><path class="d" d="M296 224a86 86 0 0 0-84 68l32 7a54 54 0 0 1 52-42z"/><circle class="k" cx="296" cy="310" r="44"/><path class="k" d="M286 252h20v26h-20z"/>`,
  );
}
