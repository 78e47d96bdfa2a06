import { letters } from '../letters.js';
import { type Look, shadow, svg } from '../sheet.js';

const base = {
  x1: '#FFFFFF',
  x2: '#DCE6EC',
  x3: '#1D6F8A',
  p1: '#FFFFFF',
  p2: '#DDE4EA',
  f1: '#C3CCD4',
  f2: '#A3AFBA',
  f3: '#DDE4E9',
  t: '#14303C',
};

/** Draws a carton of tablets with a blister in front of it. */
export function blister({ ground = '#E8F1F4', tones, label = 'PARACETAMOL', sub = '500 MG' }: Look): string {
  let p = '';
  for (let i = 0; i < 2; i++)
    for (let j = 0; j < 5; j++) {
      const x = 64 + j * 78,
        y = 58 + i * 84;
      p += `<circle class="f2" cx="${x + 2}" cy="${y + 3}" r="32"/><circle class="f3" cx="${x}" cy="${y}" r="32"/><circle class="p2" cx="${x + 1}" cy="${y + 2}" r="23"/><circle class="p1" cx="${x}" cy="${y}" r="23"/><path class="p2" d="M${x - 20} ${y - 1.5}h40v3h-40z"/><path d="M${x - 26} ${y - 8}a28 28 0 0 1 18-18" stroke="#fff" stroke-width="5" stroke-linecap="round" fill="none" opacity=".9"/>`;
    }
  return svg(
    ground,
    { ...base, ...tones },
    shadow(330, 556, 250, 22) +
      `
<path class="x2" d="M480 120l60 26v372l-60 40z"/><path class="x1" d="M160 120h320v438H168a8 8 0 0 1-8-8z"/><path class="x2" d="M160 120l56-28h324v54l-60-26z" opacity=".75"/><path class="x1" d="M160 120l56-28h284l-20 28z"/>
<path class="x3" d="M160 178h320v86H160z"/><path class="x3" d="M480 178l60 20v80l-60-14z"/><path class="lo2" d="M480 178l60 20v80l-60-14z"/>
${letters({ x: 186, y: 232, size: 32, text: label, tone: 'x1', anchor: 'start' })}
${letters({ x: 186, y: 298, size: 22, text: sub, tone: 't', anchor: 'start' })}<path class="x2" d="M186 314h120v6H186zM186 328h84v6h-84z"/>
<circle class="x3" cx="440" cy="306" r="18"/><path class="x1" d="M437 296h6v20h-6z"/><path class="x1" d="M430 303h20v6h-20z"/>
<g transform="translate(92 376) rotate(-9)"><rect class="lo2" x="8" y="10" width="440" height="200" rx="22"/><rect class="f2" width="440" height="202" rx="22"/><rect class="f1" width="440" height="198" rx="22"/><path class="f3" d="M22 0h180L110 198H22a22 22 0 0 1-22-22V22A22 22 0 0 1 22 0z" opacity=".6"/>${p}<path class="f2" d="M412 40h16v6h-16zM412 56h16v6h-16zM412 72h16v6h-16z"/></g>`,
  );
}
