import { letters } from '../letters.js';
import { type Look, shadow, steps, svg } from '../sheet.js';

const base = { ...steps('a b c d e', '#2F6FA8'), m: '#9AA6B0', p: '#F7F8F6', t: '#D8762E', k: '#1F2B34' };

/** Draws an upright drum: steel with hoops, plastic with a lid, or fibre with a metal rim. */
export function drum({ ground = '#E9EEF2', tones, kind = 'steel', label = '', sub = '' }: Look): string {
  const hoops = kind === 'fibre' ? [] : [232, 388];
  const rim = kind === 'plastic' ? 'k' : 'm';
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(324, 552, 210, 26)}
<path class="a" d="M160 130v392c0 22 72 40 160 40s160-18 160-40V130z"/>
<path class="d" d="M160 130v392c0 12 22 23 56 30V130z" opacity=".8"/><path class="e" d="M178 150h14v384l-14-7z" opacity=".5"/>
<path class="b" d="M388 130v424c56-7 92-19 92-32V130z"/><path class="c" d="M446 130v410c22-6 34-12 34-18V130z"/>
${hoops.map((y) => `<path class="b" d="M154 ${y}c0 22 74 40 166 40s166-18 166-40v16c0 22-74 40-166 40s-166-18-166-40z"/><path class="e" opacity=".5" d="M154 ${y}c0 22 74 40 166 40s166-18 166-40v4c0 22-74 40-166 40s-166-18-166-40z"/>`).join('')}
<path class="${rim}" d="M150 118v20c0 24 76 44 170 44s170-20 170-44v-20z"/><ellipse class="${rim}" cx="320" cy="116" rx="170" ry="44"/><ellipse class="hi" cx="320" cy="114" rx="170" ry="44"/><ellipse class="${kind === 'fibre' ? 'd' : 'a'}" cx="320" cy="118" rx="154" ry="36"/><ellipse class="lo" cx="330" cy="122" rx="138" ry="29"/>
${kind === 'fibre' ? '' : '<ellipse class="c" cx="244" cy="112" rx="24" ry="9"/><ellipse class="m" cx="244" cy="108" rx="24" ry="9"/><ellipse class="c" cx="392" cy="124" rx="15" ry="6"/><ellipse class="m" cx="392" cy="121" rx="15" ry="6"/>'}
<path class="p" d="M214 296c32 9 68 14 106 14s74-5 106-14v82c-32 9-68 14-106 14s-74-5-106-14z"/><path class="t" d="M214 296c32 9 68 14 106 14s74-5 106-14v14c-32 9-68 14-106 14s-74-5-106-14z"/>
${letters({ x: 320, y: 352, size: label.length > 8 ? 21 : 27, text: label, tone: 'k', spacing: 1.5 })}${letters({ x: 320, y: 377, size: 14, text: sub, tone: 'k', spacing: 1 })}`,
  );
}
