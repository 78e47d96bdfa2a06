import { letters } from '../letters.js';
import { type Look, shadow, steps, svg } from '../sheet.js';

const base = { ...steps('a b c d e', '#B4C0C9'), k: '#1F2B34', g: '#CFE0CF', w1: '#3C4955', w2: '#26313A' };

/** Draws a caliper or a micrometer on its case. */
export function caliper({ ground = '#ECEFF1', tones, kind = 'vernier' }: Look): string {
  const ticks = Array.from(
    { length: 34 },
    (_, i) => `<path class="k" d="M${i * 12 - 170} 0h2v${i % 5 === 0 ? 22 : 13}h-2z"/>`,
  ).join('');
  const screen = (x: number, y: number): string =>
    `<rect class="k" x="${x}" y="${y}" width="120" height="58" rx="6"/><rect class="g" x="${x + 8}" y="${y + 7}" width="104" height="44" rx="3"/>${letters({ x: x + 62, y: y + 42, size: 34, text: '25.04', tone: 'k', spacing: 1 })}`;
  const caliper = `<path class="b" d="M-236-30h470v66h-470z"/><path class="a" d="M-236-34h470v62h-470z"/><path class="e" d="M-236-34h470v10h-470z"/><g transform="translate(20 -10)">${ticks}</g><path class="a" d="M-236-34h58v62l-14 150-30 40-14-40zM-236-34l-4-66 18-30 26 96z"/><path class="d" d="M-236-34h18l4 62-8 190-14-40z"/><path class="b" d="M-110-62h150v126h-40l-64 0-12 110-28 44-14-44z"/><path class="a" d="M-116-66h150v126h-104l-12 114-28 44-14-44z"/><path class="a" d="M-116-66l-6-44 14-22 34 66z"/><path class="d" d="M-116-66h150v10h-150z"/>`;
  const micrometer = `<path class="c-s" stroke-width="46" d="M-150-10c-30 180 190 200 210 20"/><path class="a-s" stroke-width="40" d="M-152-14c-30 180 190 200 210 20"/><path class="e" d="M-176-46h60v44h-60z"/><path class="b" d="M-118-40h40v32h-40z"/><path class="e" d="M-20-36h60v24h-60z"/><path class="a" d="M36-54h100v60H36z"/><path class="e" d="M36-54h100v12H36z"/><path class="b" d="M136-64h96v80h-96z"/>${Array.from({ length: 12 }, (_, i) => `<path class="c" d="M${140 + i * 8}-64h3v80h-3z"/>`).join('')}<path class="a" d="M232-46h34v44h-34z"/>`;
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(330, 520, 250, 20)}<path class="w2" d="M84 440h480v70a12 12 0 0 1-12 12H96a12 12 0 0 1-12-12z"/><path class="w1" d="M84 430h480v40H84z"/><path class="hi2" d="M84 430h480v8H84z"/>
<g transform="translate(330 ${kind.startsWith('micro') ? 250 : 240}) rotate(-14)">${kind.startsWith('micro') ? micrometer : caliper}${kind === 'digital' ? screen(-106, -44) : kind === 'micro-digital' ? screen(20, -58) : kind === 'vernier' ? '<path class="e" d="M-96-2h120v34H-96z"/><path class="k" d="M-90 4h2v16h-2zM-70 4h2v16h-2zM-50 4h2v16h-2zM-30 4h2v16h-2zM-10 4h2v16h-2z"/>' : ''}</g>`,
  );
}
