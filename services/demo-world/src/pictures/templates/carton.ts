import { letters } from '../letters.js';
import { type Look, shadow, steps, svg } from '../sheet.js';

const base = { ...steps('a b c d e', '#C99F6B'), p: '#FBF8F0', k: '#4A3319', k2: '#0F7C8C', t: '#E2C79C' };

/** Draws an export carton with tape, handling marks and a label for its content. */
export function carton({ ground = '#F0ECE4', tones, label = 'PARTS', sub = '' }: Look): string {
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(330, 556, 250, 24)}
<path class="b" d="M446 190l112-44v352l-112 62z"/><path class="a" d="M84 190h362v370H94a10 10 0 0 1-10-10z"/><path class="d" d="M84 190l118-50h356l-112 50z"/><path class="lo" d="M446 400l112-30v128l-112 62z"/>
<path class="t" d="M240 190l104-50h44l-98 50zM240 190h50v96h-50z"/><path class="hi" d="M240 190h10v96h-10z"/><path class="hi2" d="M84 190h362v8H84z"/><path class="c" d="M446 190l112-44v6l-112 46z"/>
<path class="p" d="M118 330h190v150H118z"/><path class="k2" d="M118 330h190v8H118z"/>${letters({ x: 213, y: 398, size: label.length > 8 ? 22 : 29, text: label, tone: 'k', spacing: 1.6 })}${letters({ x: 213, y: 428, size: 14, text: sub, tone: 'k', spacing: 1 })}
${Array.from({ length: 22 }, (_, i) => `<path class="k" d="M${136 + i * 7} 444h${(i * 7) % 3 === 0 ? 4 : 2}v22h-${(i * 7) % 3 === 0 ? 4 : 2}z"/>`).join('')}
<path class="k" opacity=".75" d="M356 452l16-20 16 20h-10v28h-12v-28zM396 452l16-20 16 20h-10v28h-12v-28zM352 488h80v5h-80z"/>${letters({ x: 392, y: 520, size: 12, text: 'MADE IN INDIA', tone: 'k', spacing: 0.6 })}`,
  );
}
