import { type Look, shadow, short, svg } from '../sheet.js';

const base = {
  a: '#2F6FA8',
  b: '#245A8B',
  c: '#1B4770',
  d: '#4C8CC4',
  m1: '#5C6B78',
  m2: '#465360',
  m3: '#7F8D99',
  m4: '#333F4A',
  y: '#F2A516',
  w: '#F4F7F9',
};

/** Draws a close-coupled centrifugal pump from the side. */
export function pump({ ground = '#E6EEF3', tones }: Look): string {
  let fins = '';
  for (let i = 0; i < 9; i++) fins += `<rect class="m2" x="${350 + i * 20}" y="214" width="8" height="168" rx="3"/>`;
  const bolt = (x: number, y: number, r = 7) =>
    `<circle class="m4" cx="${x}" cy="${y}" r="${r}"/><circle class="m3" cx="${x - 1}" cy="${y - 1.5}" r="${r * 0.6}"/>`;
  let bolts = '';
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4 + 0.39;
    bolts += bolt(Number(short(212 + Math.cos(a) * 108)), Number(short(318 + Math.sin(a) * 108)));
  }
  return svg(
    ground,
    { ...base, ...tones },
    shadow(330, 540, 270, 24) +
      `
<path class="m4" d="M70 500h500v30a8 8 0 0 1-8 8H78a8 8 0 0 1-8-8z"/><path class="m1" d="M70 488h500v24H70z"/><path class="hi2" d="M70 488h500v6H70z"/>
${[110, 300, 400, 540].map((x) => bolt(x, 500, 6)).join('')}
<path class="c" d="M360 380h40l14 108h-68zM490 380h36l14 108h-64z"/>
<rect class="m1" x="330" y="206" width="212" height="186" rx="26"/><rect class="lo" x="330" y="306" width="212" height="86" rx="26"/>${fins}
<rect class="hi" x="336" y="228" width="196" height="14" rx="7" opacity=".5"/>
<path class="a" d="M520 200h30a28 28 0 0 1 28 28v142a28 28 0 0 1-28 28h-30z"/><path class="lo" d="M520 300h58v70a28 28 0 0 1-28 28h-30z"/>
<path class="b" d="M548 236h6v126h-6zM560 246h5v106h-5z"/>
<rect class="b" x="392" y="164" width="92" height="52" rx="8"/><rect class="a" x="392" y="158" width="92" height="44" rx="8"/><rect class="d" x="400" y="164" width="76" height="6" rx="3"/>
<rect class="w" x="408" y="282" width="76" height="40" rx="4"/><path class="m3" d="M416 292h44v4h-44zM416 302h58v4h-58zM416 312h30v4h-30z"/>
<rect class="m4" x="300" y="272" width="44" height="92"/><rect class="m3" x="300" y="286" width="44" height="14"/>
<path class="c" d="M162 410h100l26 78H136z"/>
<path class="b" d="M168 120h100v120H168z"/><path class="a" d="M168 120h66v120h-66z"/>
<rect class="c" x="146" y="100" width="144" height="30" rx="5"/><rect class="a" x="146" y="96" width="144" height="24" rx="5"/><rect class="d" x="150" y="98" width="136" height="6" rx="3"/>
<circle class="c" cx="220" cy="322" r="132"/><circle class="a" cx="212" cy="318" r="132"/>
<path class="d" d="M212 186a132 132 0 0 0-128 100 132 132 0 0 1 128-76 132 132 0 0 1 110 56 132 132 0 0 0-110-80z"/>
<circle class="b" cx="212" cy="318" r="88"/><circle class="a" cx="210" cy="315" r="80"/>${bolts}
<circle class="c" cx="212" cy="318" r="58"/><circle class="m3" cx="210" cy="316" r="54"/><circle class="m4" cx="212" cy="318" r="42"/>
<path class="m1" d="M212 318m-36 8a36 36 0 0 1 20-44c-6 22 4 32 16 36 2-16 18-26 36-12-20 0-26 12-24 22 12 8 10 28-10 34 6-16-2-26-14-24-8 8-20 4-24-12z"/><circle class="m3" cx="212" cy="318" r="10"/>
<path class="y" d="M458 216l14 24h-28z"/><path class="m4" d="M457 223h2v9h-2zM457 234h2v3h-2z"/>`,
  );
}
