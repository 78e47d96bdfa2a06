import { type Look, shadow, svg } from '../sheet.js';

const base = { a: '#8A4B2A', b: '#6E3A1F', c: '#A9653D', d: '#542A14', e: '#C98A5E', m: '#D9B45E', md: '#A8842F' };

/** Draws a briefcase with a flap and two straps. */
export function leatherBag({ ground = '#F3ECE6', tones }: Look): string {
  const st = (d: string) =>
    `<path class="e-s" stroke-width="2.6" stroke-dasharray="9 6" stroke-linecap="round" d="${d}"/>`;
  return svg(
    ground,
    { ...base, ...tones },
    shadow(320, 552, 250, 24) +
      `
<path class="d-s" stroke-width="20" stroke-linecap="round" d="M236 236c0-110 30-150 88-150s88 40 88 150"/>
<path class="b-s" stroke-width="20" stroke-linecap="round" d="M220 240c0-116 34-158 96-158s96 42 96 158"/><path class="c-s" stroke-width="5" stroke-linecap="round" d="M226 200c6-76 36-110 88-112"/>
<path class="d" d="M118 232h410l28 268c2 30-14 48-44 50H136c-32-2-48-20-46-50z"/><path class="a" d="M104 232h410l22 270c2 28-14 44-42 46H124c-30-2-46-18-42-48z"/>
<path class="lo" d="M92 420c120 30 300 30 440 0l4 82c2 28-14 44-42 46H124c-30-2-46-18-42-48z"/>
${st('M120 246l-20 254c-2 20 8 32 28 34h362c20-2 30-14 28-34L500 250')}
<path class="b" d="M104 232c0-18 12-28 30-28h350c18 0 30 10 30 28l8 96c2 44-34 70-78 74-90 8-180 8-270 0-44-4-80-30-78-74z"/><path class="c" d="M104 226c0-16 12-26 30-26h350c18 0 30 10 30 26l8 92c2 44-34 68-78 72-90 8-180 8-270 0-44-4-80-28-78-72z"/><path class="a" d="M300 200h184c18 0 30 10 30 26l8 92c2 44-34 68-78 72-50 4-98 6-146 6 40-50 44-130 2-196z" opacity=".55"/>
<path class="hi2" d="M122 214c60-8 320-8 376 0v10c-70-6-310-6-376 0z"/>
${st('M120 234l-6 84c0 34 28 54 66 58 86 8 172 8 258 0 38-4 66-24 66-58l-6-84')}
<path class="d" d="M278 356h76v84a12 12 0 0 1-12 12h-52a12 12 0 0 1-12-12z"/><path class="b" d="M274 350h76v84a12 12 0 0 1-12 12h-52a12 12 0 0 1-12-12z"/>${st('M284 360v70h56v-70')}
<rect class="md" x="288" y="388" width="52" height="40" rx="7"/><rect class="m" x="286" y="384" width="52" height="40" rx="7"/><rect class="md" x="296" y="394" width="32" height="20" rx="4"/><circle class="m" cx="312" cy="404" r="6"/>
<g><rect class="md" x="204" y="226" width="34" height="26" rx="6"/><rect class="m" x="202" y="222" width="34" height="26" rx="6"/><rect class="md" x="398" y="226" width="34" height="26" rx="6"/><rect class="m" x="396" y="222" width="34" height="26" rx="6"/></g>`,
  );
}
