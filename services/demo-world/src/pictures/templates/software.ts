import { type Look, shadow, svg } from '../sheet.js';

const base = {
  a: '#3B3A6B',
  b: '#2A2950',
  c: '#5654A0',
  y: '#F2A516',
  t: '#1E8C84',
  v: '#8A86D6',
  p: '#FFFFFF',
  q: '#E3E6EE',
  r: '#C6CBDA',
  s: '#A6AEBF',
  s2: '#D3D9E1',
  s3: '#EEF1F4',
};

/** Draws a laptop with code and a page of figures. */
export function software({ ground = '#EDEBF5', tones }: Look): string {
  const ln = (x: number, y: number, w: number, k: string) =>
    `<rect class="${k}" x="${x}" y="${y}" width="${w}" height="9" rx="4.5"/>`;
  return svg(
    ground,
    { ...base, ...tones },
    shadow(320, 540, 280, 20) +
      `
<path class="s" d="M60 496h520c0 24-14 40-40 40H100c-26 0-40-16-40-40z"/><path class="s2" d="M60 488h520v14H60z"/><path class="s3" d="M60 488h520v4H60z"/><path class="s" d="M260 488h120v6a8 8 0 0 1-8 8H268a8 8 0 0 1-8-8z"/>
<rect class="b" x="104" y="150" width="432" height="340" rx="18"/><rect class="a" x="118" y="164" width="404" height="312" rx="6"/><rect class="c" x="118" y="164" width="404" height="34" rx="6"/><circle class="y" cx="138" cy="181" r="5"/><circle class="v" cx="154" cy="181" r="5"/><circle class="t" cx="170" cy="181" r="5"/>
${(
  [
    [140, 222, 70, 'v'],
    [218, 222, 40, 'y'],
    [160, 246, 54, 't'],
    [222, 246, 88, 'v'],
    [160, 270, 36, 'y'],
    [204, 270, 66, 'p'],
    [180, 294, 90, 't'],
    [180, 318, 44, 'v'],
    [232, 318, 56, 'p'],
    [160, 342, 62, 'y'],
    [140, 366, 30, 'v'],
    [140, 398, 84, 't'],
    [232, 398, 34, 'v'],
    [160, 422, 70, 'p'],
    [160, 446, 44, 'y'],
  ] as const
)
  .map(([x, y, w, k]) => ln(x, y, w, k))
  .join('')}
<rect class="lo2" x="330" y="108" width="240" height="290" rx="16" transform="translate(6 10)"/><rect class="p" x="330" y="108" width="240" height="290" rx="16"/>
${ln(352, 132, 96, 'a')}${ln(352, 152, 60, 'r')}
<path class="q" d="M352 262h196v2H352zM352 226h196v2H352zM352 190h196v2H352z"/>
<rect class="q" x="362" y="232" width="22" height="30" rx="4"/><rect class="v" x="396" y="212" width="22" height="50" rx="4"/><rect class="v" x="430" y="220" width="22" height="42" rx="4"/><rect class="t" x="464" y="196" width="22" height="66" rx="4"/><rect class="t" x="498" y="182" width="22" height="80" rx="4"/>
<path class="y-s" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" d="M372 218l36-22 34 8 34-26 36-14"/><circle class="y" cx="512" cy="164" r="8"/>
<rect class="q" x="352" y="284" width="92" height="92" rx="10"/><circle class="r-s" stroke-width="14" cx="398" cy="330" r="27"/><path class="t-s" stroke-width="14" stroke-linecap="round" d="M398 303a27 27 0 1 1-25 37"/>
<rect class="t" x="456" y="284" width="92" height="40" rx="10"/>${ln(470, 300, 50, 'p')}<rect class="q" x="456" y="336" width="92" height="40" rx="10"/>${ln(470, 352, 38, 'r')}`,
  );
}
