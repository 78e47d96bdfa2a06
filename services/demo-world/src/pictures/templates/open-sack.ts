import { seededRandom } from '../../seeded-random.js';
import { type Look, shadow, short, steps, svg } from '../sheet.js';

const base = { ...steps('a b c d e', '#6B4428'), s1: '#C6A876', s2: '#A98B5B', s3: '#8E7044' };

/** Draws an open jute sack with its rim turned down, filled with beans, nuts or seeds. */
export function openSack({ ground = '#F3ECE0', tones, kind = 'bean', seed = 9 }: Look): string {
  const random = seededRandom(seed);
  const sizes: Record<string, readonly [number, number, number]> = {
    bean: [15, 10, 150],
    nut: [18, 11, 130],
    seed: [8, 4.2, 270],
    flake: [12, 4, 230],
  };
  const [rx, ry, count] = sizes[kind] ?? [15, 10, 150];
  const grain = (x: number, y: number): string => {
    const turn = short(random() * 180);
    const tone = ['b', 'a', 'b', 'd'][Math.floor(random() * 4)] ?? 'a';
    const crease =
      kind === 'bean'
        ? `<path class="c-s" stroke-width="2" d="M${short(x - rx * 0.8)} ${short(y)}c${short(rx * 0.5)} -3 ${short(rx)} 3 ${short(rx * 1.6)} 0" transform="rotate(${turn} ${short(x)} ${short(y)})"/>`
        : '';
    return `<ellipse class="${tone}" cx="${short(x)}" cy="${short(y)}" rx="${rx}" ry="${ry}" transform="rotate(${turn} ${short(x)} ${short(y)})"/>${crease}`;
  };
  const heap: Array<readonly [number, number]> = [];
  for (let i = 0; i < count; i += 1) {
    const angle = random() * Math.PI;
    const far = Math.sqrt(random());
    heap.push([306 + Math.cos(angle) * far * 168, 226 - Math.sin(angle) * far * 96 + far * 8]);
  }
  heap.sort((one, other) => one[1] - other[1]);
  const spilled = Array.from({ length: Math.round(count / 6) }, () =>
    grain(470 + random() * 110, 530 + random() * 26),
  ).join('');
  const weave = Array.from(
    { length: 14 },
    (_, i) =>
      `<path class="s3-s" stroke-width="1.6" opacity=".45" d="M112 ${286 + i * 20}c120 16 270 16 ${392 - i} 0"/>`,
  ).join('');
  const warp = Array.from(
    { length: 17 },
    (_, i) =>
      `<path class="s3-s" stroke-width="1.4" opacity=".35" d="M${116 + i * 24} 268c${short((i - 8) * -2.4)} 100 ${short((i - 8) * 1.6)} 200 ${short((8 - i) * 0.6)} 288"/>`,
  ).join('');
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(320, 558, 240, 24)}
<path class="s1" d="M112 250c-14 90-20 210-2 288 4 16 14 22 32 22h322c18 0 28-6 32-22 18-78 12-198-2-288z"/>${weave}${warp}
<path class="lo" d="M420 262c20 90 24 210 0 298h44c18 0 28-6 32-22 18-78 12-198-2-288z"/><path class="hi2" d="M128 280c-10 80-12 190 2 274h26c-16-90-16-190-4-274z"/>
<path class="a" d="M118 232c30-70 100-116 186-116s160 46 190 116c-60 34-316 34-376 0z"/>${heap.map(([x, y]) => grain(x, y)).join('')}
<path class="s2" d="M92 236c30 40 400 40 428 0 8 10 8 34 0 46-40 40-390 40-428 0-8-12-8-36 0-46z"/><path class="s1" d="M92 232c30 40 400 40 428 0 6 8 8 22 4 34-50 38-388 38-436 0-4-12-2-26 4-34z"/><path class="hi" d="M100 242c60 34 350 34 412 0v8c-62 32-350 32-412 0z"/>${spilled}`,
  );
}
