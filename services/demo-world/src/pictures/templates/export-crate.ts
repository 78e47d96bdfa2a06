import { letters } from '../letters.js';
import { type Look, shadow, svg } from '../sheet.js';

const base = { a: '#C99A62', b: '#AD7F4A', c: '#8E6536', d: '#DDB783', k: '#4A3319' };

/** Draws a wooden export crate with handling marks. */
export function exportCrate({ ground = '#F0ECE4', tones, label = 'PUMP · 1 PC' }: Look): string {
  let s = '';
  for (let i = 0; i < 5; i++)
    s += `<rect class="a" x="96" y="${176 + i * 72}" width="330" height="64" rx="3"/><rect class="d" x="96" y="${176 + i * 72}" width="330" height="6" rx="3"/><path class="b" d="M426 ${176 + i * 72}l126-38v62l-126 40z"/><path class="c-s" stroke-width="1.6" opacity=".5" d="M120 ${200 + i * 72}h110M260 ${218 + i * 72}h130M150 ${226 + i * 72}h60"/>`;
  return svg(
    ground,
    { ...base, ...tones },
    shadow(326, 552, 262, 24) +
      `<path class="d" d="M96 172l130-40h326l-126 40z"/><path class="b" d="M180 146l326 0M140 158h330" /><path class="c" d="M96 168h330v10H96zM426 168l126-38v10l-126 38z"/><path class="k" d="M100 178h322v352H100zM426 178l122-36v346l-122 40z"/>${s}
<path class="b" d="M96 172h44v366H96zM382 172h44v366h-44z"/><path class="d" d="M96 172h6v366h-6zM382 172h6v366h-6z"/><path class="c" d="M426 172l34-10v366l-34 10zM520 144l32-10v362l-32 10z"/>
${[190, 262, 334, 406, 478].map((y) => [108, 128, 394, 414].map((x) => `<circle class="k" cx="${x}" cy="${y + 14}" r="3" opacity=".7"/>`).join('')).join('')}
<g class="k" opacity=".82">${letters({ x: 261, y: 300, size: 26, text: 'SETU', tone: 'k', spacing: 6 })}${letters({ x: 261, y: 358, size: 16, text: 'MADE IN INDIA', tone: 'k', spacing: 2 })}${letters({ x: 261, y: 430, size: 15, text: label, tone: 'k', spacing: 1 })}<path transform="translate(0 54)" d="M196 434l16-20 16 20h-10v26h-12v-26zM236 434l16-20 16 20h-10v26h-12v-26zM196 466h72v5h-72z"/><path transform="translate(0 54)" d="M292 414h34l-4 22c-1 6-6 10-10 11v14h10v6h-26v-6h10v-14c-4-1-9-5-10-11z"/></g>`,
  );
}
