import { letters } from '../letters.js';
import { type Look, shadow, short, svg } from '../sheet.js';

const base = {
  a: '#B9C4CD',
  b: '#8B99A5',
  c: '#DCE4EA',
  d: '#61707C',
  e: '#F4F8FA',
  s: '#2B3742',
  s2: '#3C4955',
  k: '#8E744A',
};

/** Draws a bearing: open with balls or rollers, sealed or shielded. */
export function bearing({ ground = '#ECEFF2', tones, kind = 'ball', label = '6208' }: Look): string {
  const ring = (cx: number, cy: number, R: number) =>
    `M${cx - R} ${cy}a${R} ${R} 0 1 0 ${2 * R} 0a${R} ${R} 0 1 0 ${-2 * R} 0z`;
  let b = '';
  for (let i = 0; i < 11; i++) {
    const a = (i * 2 * Math.PI) / 11 - 0.3;
    const x = 292 + Math.cos(a) * 140,
      y = 310 + Math.sin(a) * 140;
    b +=
      kind === 'roller'
        ? `<g transform="rotate(${short((a * 180) / Math.PI)} ${short(x)} ${short(y)})"><rect class="d" x="${short(x - 32)}" y="${short(y - 21)}" width="66" height="48" rx="7"/><rect class="a" x="${short(x - 33)}" y="${short(y - 24)}" width="66" height="48" rx="7"/><rect class="c" x="${short(x - 33)}" y="${short(y - 17)}" width="66" height="17" rx="6"/><rect class="e" x="${short(x - 25)}" y="${short(y - 13)}" width="50" height="6" rx="3"/></g>`
        : `<circle class="d" cx="${short(x + 2)}" cy="${short(y + 3)}" r="31"/><circle class="a" cx="${short(x)}" cy="${short(y)}" r="30"/><circle class="c" cx="${short(x - 5)}" cy="${short(y - 6)}" r="20"/><circle class="e" cx="${short(x - 10)}" cy="${short(y - 11)}" r="8"/>`;
  }
  return svg(
    ground,
    { ...base, ...tones },
    shadow(340, 548, 220, 24) +
      `
<path class="d" d="${ring(350, 322, 226)}"/><path class="d" d="M292 84L350 96V548L292 536z"/>
<path class="b" d="M292 84a226 226 0 0 1 0 452l58 12a226 226 0 0 0 0-452z"/><path class="hi" d="M470 172l52 4a226 226 0 0 1 44 90l-54-6a226 226 0 0 0-42-88z"/>
<path class="a" d="${ring(292, 310, 226)}"/><path class="c" d="M292 84a226 226 0 0 0-220 175l58 14a166 166 0 0 1 162-129z"/><path class="e" d="M150 134a226 226 0 0 1 60-35l22 52a170 170 0 0 0-46 26z" opacity=".8"/><path class="lo" d="M292 536a226 226 0 0 0 220-175l-58-14a166 166 0 0 1-162 129z"/>
<circle class="b-s" cx="292" cy="310" r="216" stroke-width="2"/>
<circle class="d" cx="292" cy="310" r="178"/><circle class="s2" cx="292" cy="310" r="172"/>
${kind !== 'ball' && kind !== 'roller' ? `<circle class="s" cx="292" cy="310" r="172"/><circle class="s2-s" stroke-width="3" cx="292" cy="310" r="150"/><circle class="s2-s" stroke-width="3" cx="292" cy="310" r="126"/><path d="M186 204a150 150 0 0 1 106-44" stroke="#fff" opacity=".25" stroke-width="10" fill="none" stroke-linecap="round"/>` : `<circle class="k-s" cx="292" cy="310" r="140" stroke-width="14"/>${b}`}
<circle class="d" cx="294" cy="312" r="112"/><circle class="a" cx="292" cy="310" r="110"/><path class="c" d="M292 200a110 110 0 0 0-107 85l44 10a65 65 0 0 1 63-50z"/><path class="lo" d="M292 420a110 110 0 0 0 107-85l-44-10a65 65 0 0 1-63 50z"/>
<circle class="d" cx="292" cy="310" r="70"/><circle class="ground" cx="292" cy="310" r="66"/><path class="b" d="M292 244a66 66 0 0 0 0 132 66 66 0 0 0 28-6 66 66 0 0 1 0-120 66 66 0 0 0-28-6z"/><path class="d" d="M292 244a66 66 0 0 0-66 66c6-30 30-50 62-54z" opacity=".6"/>
${letters({ x: 292, y: 118, size: 15, text: label, tone: 'd', spacing: 3 })}`,
  );
}
