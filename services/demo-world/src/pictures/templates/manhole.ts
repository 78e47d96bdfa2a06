import { letters } from '../letters.js';
import { type Look, shadow, short, steps, svg } from '../sheet.js';

const base = { ...steps('a b c d e', '#4C555C'), k: '#1B2227' };

/** Draws a manhole cover, round or square, or a grating. */
export function manhole({ ground = '#ECEDEC', tones, kind = 'round' }: Look): string {
  const studs = Array.from({ length: 60 }, (_, i) => {
    const ring = [70, 118, 166][i % 3] ?? 70;
    const angle = (Math.floor(i / 3) / 20) * Math.PI * 2 + (i % 3) * 0.1;
    const x = short(310 + Math.cos(angle) * ring);
    const y = short(300 + Math.sin(angle) * ring * 0.82);
    return `<rect class="d" x="${short(Number(x) - 9)}" y="${short(Number(y) - 6)}" width="18" height="12" rx="3"/>`;
  }).join('');
  const bars = Array.from(
    { length: 9 },
    (_, i) =>
      `<path class="k" d="M${128 + i * 42} 160h22v150h-22zM${128 + i * 42} 338h22v150h-22z"/><path class="d" d="M${124 + i * 42} 160h5v150h-5zM${124 + i * 42} 338h5v150h-5z"/>`,
  ).join('');
  const checks = Array.from(
    { length: 49 },
    (_, i) =>
      `<rect class="d" x="${116 + (i % 7) * 57}" y="${142 + Math.floor(i / 7) * 52}" width="36" height="30" rx="4"/>`,
  ).join('');
  const square = (inside: string): string =>
    `<path class="c" d="M72 108h480l34 24v430H106l-34-24z"/><path class="b" d="M72 108h480v430H72z"/><path class="a" d="M94 128h436v388H94z"/><path class="e" opacity=".4" d="M72 108h480v9H72z"/>${inside}`;
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(330, 540, 250, 26)}${kind === 'round' ? `<ellipse class="c" cx="316" cy="350" rx="258" ry="210"/><ellipse class="b" cx="312" cy="318" rx="258" ry="212"/><ellipse class="d" cx="310" cy="308" rx="256" ry="210"/><ellipse class="b" cx="310" cy="306" rx="230" ry="188"/><ellipse class="c" cx="310" cy="304" rx="216" ry="177"/><ellipse class="a" cx="310" cy="300" rx="212" ry="174"/>${studs}<ellipse class="b" cx="310" cy="300" rx="46" ry="37"/>${letters({ x: 310, y: 311, size: 22, text: 'EN 124', tone: 'e', spacing: 2 })}<path class="k" d="M120 300h34v14h-34zM466 300h34v14h-34z"/>` : kind === 'grating' ? square(bars) : square(checks)}`,
  );
}
