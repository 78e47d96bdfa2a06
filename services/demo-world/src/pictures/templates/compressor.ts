import { letters } from '../letters.js';
import { type Look, shadow, steps, svg } from '../sheet.js';

const base = {
  ...steps('a b c d e', '#2F6FA8'),
  k: '#27323B',
  m: '#9AA8B3',
  m2: '#667582',
  p: '#F4F7F9',
  t: '#F2A516',
};

/** Draws a piston compressor on its receiver. */
export function compressor({ ground = '#E8EDF2', tones }: Look): string {
  const wheel = (x: number): string =>
    `<circle class="k" cx="${x}" cy="524" r="34"/><circle class="m" cx="${x}" cy="524" r="16"/><circle class="k" cx="${x}" cy="524" r="6"/>`;
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(320, 556, 260, 20)}
<path class="c" d="M150 480h40v60h-40zM430 480h40v60h-40z"/><rect class="a" x="70" y="330" width="490" height="168" rx="80"/><path class="d" d="M150 330h330c44 0 76 20 80 60H70c4-40 36-60 80-60z"/><path class="e" opacity=".5" d="M140 346h350c20 0 36 6 46 14H96c10-8 26-14 44-14z"/><path class="b" d="M70 430h490c-4 44-36 68-80 68H150c-44 0-76-24-80-68z"/><path class="c" d="M90 462h450c-14 24-36 36-60 36H150c-24 0-46-12-60-36z"/>
${wheel(160)}<path class="k" d="M436 510h44v46h-44z"/>
<path class="k" d="M110 312h410v24H110z"/>
<path class="m2" d="M150 214h128v98H150z"/><path class="m" d="M150 214h128v26H150z"/>${[0, 1, 2, 3, 4].map((i) => `<path class="k" d="M150 ${238 + i * 15}h128v6H150z"/>`).join('')}<path class="m2" d="M170 120h88v96h-88z"/>${[0, 1, 2, 3, 4].map((i) => `<rect class="m" x="160" y="${124 + i * 19}" width="108" height="10" rx="4"/>`).join('')}<rect class="k" x="180" y="96" width="68" height="28" rx="6"/>
<circle class="k" cx="330" cy="236" r="92"/><circle class="t" cx="328" cy="234" r="88"/><circle class="k" cx="328" cy="234" r="70"/>${[0, 1, 2, 3, 4, 5].map((i) => `<path class="t" transform="rotate(${i * 30} 328 234)" d="M324 160h8v148h-8z"/>`).join('')}<circle class="t" cx="328" cy="234" r="18"/>
<rect class="m2" x="398" y="210" width="130" height="102" rx="14"/>${[0, 1, 2, 3, 4, 5].map((i) => `<path class="k" d="M${414 + i * 17} 216h6v90h-6z"/>`).join('')}<path class="m" d="M408 216h110v8H408z"/>
<path class="k" d="M540 300h10v40h-10z"/><circle class="k" cx="545" cy="282" r="24"/><circle class="p" cx="545" cy="282" r="19"/><path class="t" d="M543 268h3v16h-3z"/>${letters({ x: 315, y: 424, size: 27, text: 'AIR RECEIVER', tone: 'p', spacing: 2.5 })}`,
  );
}
