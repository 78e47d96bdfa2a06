import { type Look, shadow, short, svg } from '../sheet.js';

const base = {
  a1: '#C65D4A',
  a2: '#A94836',
  a3: '#DB7F6C',
  b1: '#F0E6D6',
  b2: '#D8CAB4',
  b3: '#FBF5EA',
  c1: '#2E5E7E',
  c2: '#224963',
  c3: '#4D80A2',
  tube: '#C9A97B',
  tubed: '#7B6242',
};

/** Draws three rolls of cloth. */
export function fabricRolls({ ground = '#F3EDE8', tones, kind = 'stripe' }: Look): string {
  const roll = (x: number, y: number, w: number, R: number, i: number) => {
    const k = 'abc'[i];
    let p = '';
    const n = Math.floor(w / 52);
    for (let j = 0; j < n; j++) {
      const px = x + 46 + j * 52;
      if (i !== 1 || kind === 'all')
        p +=
          kind === 'plain'
            ? ''
            : `<path class="${k}3" opacity=".55" d="M${px} ${y - R}h10c-14 ${R * 0.5} -14 ${R * 1.5} 0 ${R * 2}h-10c-14 ${-R * 0.5} -14 ${-R * 1.5} 0 ${-R * 2}z"/>`;
      else
        p += `<g class="b2" opacity=".9">${[-0.6, -0.1, 0.4].map((t, q) => `<path d="M${px + (q % 2) * 24} ${y + R * t}l7-9 7 9-7 9z"/>`).join('')}</g>`;
    }
    let sp = '';
    for (let q = 0; q < 5; q++)
      sp += `<ellipse class="${k}2-s" stroke-width="3" cx="${x}" cy="${y}" rx="${short(R * 0.36 * (1 - q * 0.17))}" ry="${short(R * (1 - q * 0.17) - 3)}"/>`;
    return `<path class="${k}1" d="M${x} ${y - R}h${w}a${R * 0.38} ${R} 0 0 1 0 ${2 * R}H${x}z"/>${p}<path class="hi" d="M${x} ${y - R * 0.78}h${w + 16}v${R * 0.2}H${x}z"/><path class="lo" d="M${x} ${y + R * 0.3}h${w + R * 0.34}a${R * 0.38} ${R} 0 0 1-${short(R * 0.34)} ${short(R * 0.7)}H${x}z"/><ellipse class="${k}3" cx="${x}" cy="${y}" rx="${short(R * 0.38)}" ry="${R}"/>${sp}<ellipse class="tube" cx="${x}" cy="${y}" rx="${short(R * 0.1)}" ry="${short(R * 0.26)}"/><ellipse class="tubed" cx="${x + 1}" cy="${y}" rx="${short(R * 0.06)}" ry="${short(R * 0.18)}"/>`;
  };
  return svg(
    ground,
    { ...base, ...tones },
    shadow(330, 552, 260, 24) +
      roll(150, 466, 350, 84, 0) +
      roll(120, 318, 372, 84, 1) +
      roll(178, 178, 330, 78, 2) +
      `<path class="a1" d="M500 382c40 4 66 30 70 84v82c0 6-4 10-10 10h-86c22-20 32-50 32-92 0-40-4-64-22-84z"/><path class="lo" d="M506 470c0 40-10 68-32 88h86c6 0 10-4 10-10v-60c-22 0-46-4-64-18z"/>`,
  );
}
