import { letters } from '../letters.js';
import { type Look, shadow, short, steps, svg } from '../sheet.js';

const base = { ...steps('a b c d e', '#9AA7B2'), k: '#26313A', p: '#FBFBF8', t: '#0F7C8C' };

/** Draws a roller chain laid in a loop. */
export function chain({ ground = '#EBEEF1', tones }: Look): string {
  const links = Array.from({ length: 26 }, (_, i) => {
    const at = (n: number): readonly [number, number] => {
      const angle = (n / 26) * Math.PI * 2 - 1.2;
      return [318 + Math.cos(angle) * 204, 308 + Math.sin(angle) * 176];
    };
    const [x, y] = at(i);
    const [nx, ny] = at(i + 1);
    const width = i % 2 === 0 ? 46 : 36;
    return `<path class="${i % 2 === 0 ? 'b' : 'c'}-s" stroke-width="${width}" stroke-linecap="round" d="M${short(x + 4)} ${short(y + 6)}L${short(nx + 4)} ${short(ny + 6)}"/><path class="${i % 2 === 0 ? 'a' : 'b'}-s" stroke-width="${width}" stroke-linecap="round" d="M${short(x)} ${short(y)}L${short(nx)} ${short(ny)}"/>${i % 2 === 0 ? `<path class="e-s" opacity=".8" stroke-width="6" stroke-linecap="round" d="M${short(x - 5)} ${short(y - 12)}L${short(nx - 5)} ${short(ny - 12)}"/>` : ''}`;
  });
  const pins = Array.from({ length: 26 }, (_, i) => {
    const angle = (i / 26) * Math.PI * 2 - 1.2;
    const x = short(318 + Math.cos(angle) * 204);
    const y = short(308 + Math.sin(angle) * 176);
    return `<circle class="c" cx="${x}" cy="${y}" r="12"/><circle class="e" cx="${x}" cy="${y}" r="9"/><circle class="a" cx="${x}" cy="${y}" r="5"/>`;
  });
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(320, 520, 230, 22)}${links.filter((_, i) => i % 2 === 1).join('')}${links.filter((_, i) => i % 2 === 0).join('')}${pins.join('')}
<g transform="translate(250 268)"><rect class="lo2" x="4" y="6" width="140" height="80" rx="8"/><rect class="p" width="140" height="80" rx="8"/><path class="t" d="M0 8a8 8 0 0 1 8-8h124a8 8 0 0 1 8 8v10H0z"/>${letters({ x: 70, y: 54, size: 21, text: 'ISO 606', tone: 'k', spacing: 1.5 })}</g>`,
  );
}
