import { letters } from '../letters.js';
import { type Look, shadow, steps, svg } from '../sheet.js';

const base = {
  ...steps('a b c d e', '#0F5C6E'),
  p: '#FFFFFF',
  f: '#D5DEE3',
  q: '#CBD5DB',
  s: '#B4452F',
  s2: '#8A3323',
  t: '#2F7F5F',
  y: '#F2A516',
  k: '#2B3742',
  w: '#DCEBF0',
};

/** Draws the documents of a service: a sheet with a stamp and a seal, a checklist, a certificate or a translation. */
export function document({ ground = '#EDF1F3', tones, kind = 'certificate' }: Look): string {
  const line = (x: number, y: number, w: number): string =>
    `<rect class="q" x="${x}" y="${y}" width="${w}" height="9" rx="4.5"/>`;
  const inside: Record<string, string> = {
    certificate: `${letters({ x: 306, y: 168, size: 27, text: 'CERTIFICATE', tone: 'a', spacing: 3 })}<path class="a" d="M206 186h200v4H206z"/>${[220, 246, 272, 298, 324].map((y, i) => line(196, y, [220, 200, 220, 180, 120][i] ?? 200)).join('')}<g transform="translate(396 420)"><path class="s2" d="M-26 40l-14 100 40-24 40 24-14-100z"/><circle class="s2" r="66"/><circle class="s" cx="-3" cy="-3" r="62"/><circle class="p-s" stroke-width="4" cx="-3" cy="-3" r="46"/><path class="p-s" stroke-width="10" stroke-linecap="round" stroke-linejoin="round" d="M-24-2l14 16 28-32"/></g>`,
    inspection: `${letters({ x: 306, y: 168, size: 24, text: 'INSPECTION', tone: 'a', spacing: 3 })}${[0, 1, 2, 3, 4].map((i) => `<rect class="q" x="186" y="${206 + i * 56}" width="34" height="34" rx="6"/>${i < 4 ? `<path class="t-s" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" d="M194 ${222 + i * 56}l8 10 18-22"/>` : ''}${line(240, 210 + i * 56, 170)}${line(240, 228 + i * 56, 110)}`).join('')}<g transform="translate(430 430) rotate(-38)"><circle class="k-s" stroke-width="16" r="62"/><circle class="w" r="54" opacity=".55"/><path class="k" d="M-10 66h20v100h-20z"/></g>`,
    audit: `${letters({ x: 306, y: 168, size: 27, text: 'AUDIT', tone: 'a', spacing: 4 })}<path class="q" d="M196 420h220v4H196zM196 200h4v222h-4z"/>${[0, 1, 2, 3, 4].map((i) => `<rect class="${i === 3 ? 'y' : 'a'}" x="${214 + i * 42}" y="${380 - ([60, 100, 84, 150, 126][i] ?? 60)}" width="28" height="${40 + ([60, 100, 84, 150, 126][i] ?? 60)}" rx="4"/>`).join('')}${line(196, 448, 190)}${line(196, 472, 140)}`,
    customs: `${letters({ x: 306, y: 168, size: 22, text: 'DECLARATION', tone: 'a', spacing: 3 })}<path class="q" d="M186 190h240v3H186zM186 250h240v3H186zM186 310h240v3H186zM186 370h240v3H186zM304 190v182h3V190z"/>${[208, 268, 328].map((y) => line(200, y, 80) + line(320, y, 90) + line(200, y + 18, 50) + line(320, y + 18, 60)).join('')}<g transform="translate(372 440) rotate(-14)"><rect class="s-s" stroke-width="7" x="-92" y="-42" width="184" height="84" rx="10"/>${letters({ x: 0, y: 13, size: 36, text: 'CLEARED', tone: 's', spacing: 3, weight: 2 })}</g>`,
    contract: `${letters({ x: 306, y: 168, size: 26, text: 'CONTRACT', tone: 'a', spacing: 4 })}${[204, 230, 256, 282, 308, 334, 360].map((y, i) => line(190, y, [232, 220, 232, 200, 232, 190, 120][i] ?? 200)).join('')}<path class="q" d="M190 456h100v4H190zM326 456h100v4H326z"/><path class="t-s" stroke-width="5" stroke-linecap="round" d="M196 446c16-40 30-40 26-8s16 10 26-6 10 10 34 4"/><path class="s-s" stroke-width="5" stroke-linecap="round" d="M336 446c6-50 40-30 22-6s30 12 40-6"/>`,
    translation: `${letters({ x: 236, y: 190, size: 60, text: 'A', tone: 'a', weight: 1.9 })}${[220, 246, 272, 298].map((y, i) => line(190, y, [110, 90, 110, 70][i] ?? 90)).join('')}<path class="t" d="M306 250h60v-16l30 26-30 26v-16h-60z"/><g transform="translate(0 150)">${[220, 246, 272, 298].map((y, i) => line(310, y, [110, 96, 110, 80][i] ?? 90)).join('')}<path class="s-s" stroke-width="8" stroke-linecap="round" stroke-linejoin="round" d="M330 196l24-54 24 54M338 178h32"/></g>${line(190, 340, 90)}${line(190, 366, 70)}`,
  };
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(330, 560, 220, 18)}<g transform="rotate(5 320 320)"><path class="f" d="M170 84h300v470H170z"/></g><g transform="rotate(-3 320 320)"><path class="lo2" d="M160 92h300v474H160z"/><path class="p" d="M152 80h240l66 66v410H152z"/><path class="f" d="M392 80v66h66z"/><path class="a" d="M152 80h14v476h-14z"/>${inside[kind] ?? ''}</g>`,
  );
}
