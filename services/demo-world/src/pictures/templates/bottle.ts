import { letters } from '../letters.js';
import { type Look, shadow, steps, svg } from '../sheet.js';

const base = {
  ...steps('a b c d e', '#E0A92E'),
  g1: '#E6EEE6',
  m: '#D9DEE2',
  m2: '#A9B3BB',
  t: '#7A8B3A',
  p: '#FBF7EA',
  k: '#3B3420',
};

/** Draws a bottle of oil with a can behind it. */
export function bottle({ ground = '#F6F1E2', tones, label = 'SESAME', sub = '1 L' }: Look): string {
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(330, 556, 220, 22)}
<path class="m2" d="M516 210l40 18v310l-40 20z"/><path class="m" d="M340 210h176v350H350a10 10 0 0 1-10-10z"/><path class="m" d="M340 210l38-22h178v40l-40-18z"/><path class="hi" d="M340 210l38-22h178l-40 22z"/><path class="t" d="M340 300h176v120H340z"/><path class="lo2" d="M516 300l40 14v112l-40-6zM516 210l40 18v310l-40 20z"/><circle class="m2" cx="404" cy="192" r="20"/><circle class="k" cx="402" cy="188" r="17"/>
<path class="g1" d="M202 110h76v86c0 40 66 60 66 136v196c0 20-10 32-30 32H166c-20 0-30-12-30-32V332c0-76 66-96 66-136z"/>
<path class="a" d="M150 336c4-52 62-72 66-116h48c4 44 62 64 66 116v188c0 14-8 22-22 22H172c-14 0-22-8-22-22z"/><path class="b" d="M264 220c4 44 62 64 66 116v188c0 14-8 22-22 22h-34c20-120 12-230-26-326z"/><path class="e" d="M166 340c4-36 36-58 50-92-6 100-22 190-20 290-18 0-30-2-30-16z" opacity=".7"/>
<path class="k" d="M196 66h88v50h-88z"/><path class="hi2" d="M204 66h16v50h-16z"/><path class="lo2" d="M196 106h88v10h-88z"/>
<path class="p" d="M136 366h208v124H136z"/><path class="t" d="M136 366h208v9H136zM136 481h208v9H136z"/><path class="lo" d="M306 366h38v124h-38z"/>
${letters({ x: 238, y: 432, size: label.length > 7 ? 24 : 30, text: label, tone: 'k', spacing: 2 })}${letters({ x: 238, y: 464, size: 17, text: sub, tone: 'k', spacing: 2 })}${letters({ x: 430, y: 372, size: label.length > 7 ? 20 : 25, text: label, tone: 'p', spacing: 1.5 })}`,
  );
}
