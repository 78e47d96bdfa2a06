import { type Look, shadow, short, steps, svg } from '../sheet.js';

const base = {
  ...steps('a b c d e', '#C99F6B'),
  t: '#E2C79C',
  w1: '#C99A62',
  w2: '#8E6536',
  w3: '#DDB783',
  k: '#3A4651',
};

/** Draws a pallet with cartons, sacks, drums, tiles or castings on it. */
export function palletLoad({ ground = '#EEF0EE', tones, kind = 'carton' }: Look): string {
  const box = (x: number, y: number, w: number, h: number): string =>
    `<path class="a" d="M${x} ${y}h${w}v${h}h${-w}z"/><path class="d" d="M${x} ${y}h${w}v7h${-w}z"/><path class="lo" d="M${x + w - 8} ${y}h8v${h}h-8z"/><path class="t" d="M${x + w / 2 - 10} ${y}h20v${short(h * 0.3)}h-20z"/>`;
  const sack = (x: number, y: number, w: number): string =>
    `<rect class="b" x="${x}" y="${y + 3}" width="${w}" height="62" rx="26"/><rect class="a" x="${x}" y="${y}" width="${w}" height="60" rx="26"/><rect class="e" x="${x + 16}" y="${y + 8}" width="${w - 60}" height="10" rx="5" opacity=".7"/><path class="t" d="M${x + w * 0.4} ${y}h36v60h-36z"/>`;
  const drum = (x: number): string =>
    `<path class="a" d="M${x} 236v244c0 10 26 18 62 18s62-8 62-18V236z"/><path class="b" d="M${x + 92} 236v258c20-3 32-8 32-14V236z"/><path class="e" opacity=".5" d="M${x + 10} 240h10v246l-10-3z"/><path class="c" d="M${x} 310c0 10 26 18 62 18s62-8 62-18v8c0 10-26 18-62 18s-62-8-62-18zM${x} 394c0 10 26 18 62 18s62-8 62-18v8c0 10-26 18-62 18s-62-8-62-18z"/><ellipse class="d" cx="${x + 62}" cy="236" rx="62" ry="16"/><ellipse class="lo" cx="${x + 66}" cy="238" rx="52" ry="11"/>`;
  const plate = (i: number): string =>
    `<path class="${i % 2 ? 'a' : 'd'}" d="M96 ${478 - i * 22}h390v18H96z"/><path class="c" d="M486 ${478 - i * 22}l64-24v18l-64 24z"/>`;
  const loads: Record<string, string> = {
    carton: `${[0, 1, 2].map((row) => [0, 1, 2].map((col) => box(90 + col * 132, 164 + row * 110, 130, 108)).join('')).join('')}<path class="b" d="M486 164l66-24v326l-66 28z"/><path class="d" d="M90 164l74-26h388l-66 26z"/><path class="c" d="M486 272l66-26v3l-66 26zM486 382l66-26v3l-66 26z"/>`,
    sack: `${[0, 1, 2, 3, 4].map((row) => sack(row % 2 ? 82 : 98, 434 - row * 62, 216) + sack(row % 2 ? 302 : 318, 434 - row * 62, 216)).join('')}`,
    drum: [86, 218, 350].map((x) => drum(x)).join(''),
    plate:
      Array.from({ length: 15 }, (_, i) => plate(i)).join('') +
      '<path class="d" d="M96 170l66-24h388l-64 24z"/><path class="k" opacity=".8" d="M180 170h14v326h-14zM390 170h14v326h-14z"/>',
    casting:
      [0, 1, 2, 3, 4, 5]
        .map(
          (i) =>
            `<ellipse class="c" cx="310" cy="${478 - i * 50}" rx="200" ry="42"/><ellipse class="b" cx="310" cy="${462 - i * 50}" rx="200" ry="42"/><ellipse class="a" cx="310" cy="${458 - i * 50}" rx="200" ry="42"/>`,
        )
        .join('') +
      '<ellipse class="b-s" stroke-width="6" cx="310" cy="208" rx="160" ry="32"/><path class="k" opacity=".8" d="M214 176h14v330h-14zM392 176h14v330h-14z"/>',
  };
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(322, 560, 270, 20)}
${loads[kind] ?? ''}
<path class="w1" d="M64 496h432v18H64z"/><path class="w2" d="M496 496l72-26v18l-72 26z"/><path class="w3" d="M64 496l72-26h432l-72 26z" opacity="${kind === 'carton' ? 0 : 0.001}"/><path class="w1" d="M64 514h52v34H64zM254 514h52v34h-52zM444 514h52v34h-52z"/><path class="w2" d="M496 514l72-26v34l-72 26z" opacity=".75"/><path class="w1" d="M64 544h432v14H64z"/><path class="w2" d="M496 544l72-24v14l-72 24z"/><path class="w3" d="M64 496h432v4H64zM64 544h432v3H64z"/>`,
  );
}
