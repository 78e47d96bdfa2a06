import { type Look, shadow, steps, svg } from '../sheet.js';

const base = { ...steps('a b c d e', '#AEBAC4'), k: '#2B3742', k2: '#141C22', s: '#C9D2D9', s2: '#F0F4F7' };

/** Draws a lathe chuck with three or four jaws. */
export function chuck({ ground = '#ECEFF2', tones, kind = 'three' }: Look): string {
  const jaws = kind === 'four' ? [0, 90, 180, 270] : [0, 120, 240];
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(336, 548, 214, 22)}
<circle class="c" cx="362" cy="322" r="222"/><circle class="b" cx="336" cy="316" r="222"/><circle class="a" cx="310" cy="310" r="222"/><path class="d" d="M310 88a222 222 0 0 0-218 178l50 12a170 170 0 0 1 168-138z"/><circle class="b-s" stroke-width="3" cx="310" cy="310" r="196"/><circle class="b-s" stroke-width="2" cx="310" cy="310" r="130"/>
${jaws.map((angle) => `<g transform="rotate(${angle} 310 310)"><path class="c" d="M270 100h80v150l-20 20h-40l-20-20z"/><path class="s" d="M278 96h64v70h-64zM284 160h52v56h-52zM290 212h40v48l-8 10h-24l-8-10z"/><path class="s2" d="M278 96h18v70h-18zM284 160h14v56h-14zM290 212h12v56l-4 2-8-10z"/><circle class="k" cx="310" cy="122" r="10"/><circle class="k" cx="310" cy="188" r="9"/></g>`).join('')}
<circle class="k" cx="310" cy="310" r="46"/><circle class="k2" cx="314" cy="314" r="36"/>${jaws.map((angle) => `<circle class="k" transform="rotate(${angle + 60} 310 310)" cx="310" cy="140" r="13"/>`).join('')}`,
  );
}
