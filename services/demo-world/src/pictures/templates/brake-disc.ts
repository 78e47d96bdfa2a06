import { type Look, shadow, short, steps, svg } from '../sheet.js';

const base = { ...steps('a b c d e', '#AEB8C0'), k: '#20292F', k2: '#5C6771', m: '#7F8B95' };

/** Draws a brake disc: solid, vented or drilled. */
export function brakeDisc({ ground = '#ECEEF0', tones, kind = 'vented' }: Look): string {
  const holes = Array.from({ length: kind === 'drilled' ? 48 : 0 }, (_, i) => {
    const ring = [146, 172, 198][i % 3] ?? 146;
    const angle = (i / 48) * Math.PI * 2 + (i % 3) * 0.08;
    return `<circle class="k" cx="${short(300 + Math.cos(angle) * ring)}" cy="${short(312 + Math.sin(angle) * ring)}" r="7"/>`;
  }).join('');
  const vents =
    kind === 'solid'
      ? ''
      : Array.from({ length: 26 }, (_, i) => {
          const angle = -1.35 + (i / 25) * 2.7;
          return `<path class="k" d="M${short(328 + Math.cos(angle) * 222)} ${short(316 + Math.sin(angle) * 222 - 5)}l22 2v10l-22-2z"/>`;
        }).join('');
  const lugs = Array.from(
    { length: 5 },
    (_, i) =>
      `<circle class="k" cx="${short(300 + Math.cos(i * 1.2566 - 1.57) * 72)}" cy="${short(312 + Math.sin(i * 1.2566 - 1.57) * 72)}" r="14"/>`,
  ).join('');
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(330, 552, 214, 20)}<circle class="c" cx="352" cy="320" r="226"/><circle class="b" cx="330" cy="316" r="226"/>${vents}<circle class="b" cx="308" cy="314" r="226"/><circle class="a" cx="300" cy="312" r="226"/><path class="d" d="M300 86A226 226 0 0 0 78 270l90 20a136 136 0 0 1 132-112z"/><path class="e" opacity=".6" d="M140 152a226 226 0 0 1 60-42l40 82a136 136 0 0 0-34 26z"/>${[150, 176, 200].map((r) => `<circle class="b-s" opacity=".5" stroke-width="1.6" cx="300" cy="312" r="${r}"/>`).join('')}${holes}
<circle class="c" cx="306" cy="316" r="126"/><circle class="k2" cx="300" cy="312" r="122"/><circle class="m" cx="298" cy="310" r="112"/><path class="hi" d="M298 198a112 112 0 0 0-110 90l40 8a72 72 0 0 1 70-58z"/>${lugs}<circle class="k" cx="300" cy="312" r="42"/><path class="m-s" stroke-width="5" d="M262 314a38 38 0 0 1 38-40"/>`,
  );
}
