import { letters } from '../letters.js';
import { type Look, shadow, steps, svg } from '../sheet.js';

const base = {
  ...steps('a b c d e', '#3F77A8'),
  k: '#27323B',
  m: '#8593A0',
  s: '#B9C4CD',
  s2: '#E8EEF2',
  p: '#EEF2F5',
};

/** Draws a machine vice. */
export function vice({ ground = '#EAEEF1', tones }: Look): string {
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(320, 548, 270, 20)}
<path class="c" d="M52 470h500v60a10 10 0 0 1-10 10H62a10 10 0 0 1-10-10z"/><path class="a" d="M52 458h500v46H52z"/><path class="d" d="M52 458h500v10H52z"/><path class="b" d="M120 410h370v52H120z"/><path class="s" d="M120 400h370v20H120z"/>
<path class="a" d="M96 256h120v204H76V300z"/><path class="d" d="M96 256h120v18H92l-16 30v-4z"/><path class="b" d="M180 274h36v186h-36z"/><path class="s" d="M212 238h26v150h-26z"/><path class="s2" d="M212 238h8v150h-8z"/>
<path class="a" d="M360 256h100l26 54v110H360z"/><path class="d" d="M360 256h100l10 20H360z"/><path class="b" d="M440 276h30l16 34v110h-46z"/><path class="s" d="M336 238h26v150h-26z"/><path class="s2" d="M336 238h8v150h-8z"/>
<path class="m" d="M486 350h74v28h-74z"/><path class="s2" d="M486 350h74v8h-74z"/><path class="k" d="M556 336h32v56h-32z"/><path class="k" d="M566 268h12v190h-12z"/><circle class="k" cx="572" cy="264" r="13"/><circle class="k" cx="572" cy="462" r="13"/>${[100, 300, 500].map((x) => `<path class="k" d="M${x - 22} 486h44v20h-44z"/>`).join('')}
${letters({ x: 300, y: 446, size: 22, text: 'PRECISION', tone: 'p', spacing: 3 })}`,
  );
}
