import { type Look, shadow, short, svg } from '../sheet.js';

const base = { a: '#D9A441', b: '#B98428', c: '#F0C874', d: '#8E6318', e: '#FBE3AE', k: '#4E360C' };

/** Draws a threaded fitting, nipple or tee, with a nut in front of it. */
export function threadedFitting({ ground = '#F6F0E3', tones, kind = 'nipple' }: Look): string {
  const thread = (x: number, w: number, R: number) => {
    let s = `<rect class="b" x="${x}" y="${-R}" width="${w}" height="${2 * R}"/><rect class="c" x="${x}" y="${short(-R * 0.72)}" width="${w}" height="${short(R * 0.34)}"/><rect class="d" x="${x}" y="${short(R * 0.55)}" width="${w}" height="${short(R * 0.45)}"/>`;
    for (let i = 0; i < w / 13 - 0.5; i++)
      s += `<path class="a" d="M${short(x + i * 13 + 1)} ${-R - 4}l7 0 4 ${2 * R + 8}-7 0z"/><path class="e" d="M${short(x + i * 13 + 2)} ${short(-R * 0.7)}l5 0 1.2 ${short(R * 0.3)}-5 0z"/><path class="d" opacity=".55" d="M${short(x + i * 13 + 4.5)} ${short(R * 0.55)}l5 0 1.4 ${short(R * 0.5)}-5 0z"/>`;
    return s;
  };
  const hex = (x: number, w: number, R: number) =>
    `<path class="a" d="M${x} ${-R * 0.5}h${w}v${R}h${-w}z"/><path class="c" d="M${x} ${-R * 0.5}l6 ${-R * 0.5}h${w - 12}l6 ${R * 0.5}z"/><path class="d" d="M${x} ${R * 0.5}l6 ${R * 0.5}h${w - 12}l6 ${-R * 0.5}z"/><path class="e" d="M${x + 6} ${-R * 0.42}h${w - 12}v8h${-w + 12}z" opacity=".7"/><path class="b" d="M${x} ${R * 0.44}h${w}v6h${-w}z" opacity=".5"/>`;
  const open = (x: number, R: number) =>
    `<ellipse class="c" cx="${x}" cy="0" rx="${short(R * 0.34)}" ry="${R + 4}"/><ellipse class="e" cx="${x - 2}" cy="0" rx="${short(R * 0.28)}" ry="${R - 3}"/><ellipse class="d" cx="${x - 1}" cy="0" rx="${short(R * 0.23)}" ry="${short(R * 0.72)}"/><ellipse class="k" cx="${x + 4}" cy="0" rx="${short(R * 0.16)}" ry="${short(R * 0.6)}"/>`;
  const nip = `${thread(60, 120, 84)}${hex(-62, 128, 128)}${thread(-186, 126, 84)}${open(-188, 84)}<path class="d" d="M180-80c10 12 14 148 0 160z"/>`;
  const tee = `<g transform="rotate(90)">${thread(60, 96, 70)}<rect class="b" x="40" y="-80" width="30" height="160"/></g>${thread(92, 96, 70)}<rect class="a" x="-100" y="-88" width="200" height="176" rx="20"/><rect class="c" x="-100" y="-70" width="200" height="40"/><path class="d" d="M-100 50h200v18a20 20 0 0 1-20 20H-80a20 20 0 0 1-20-20z" opacity=".8"/><rect class="e" x="-90" y="-62" width="180" height="9" rx="4"/>${thread(-196, 98, 70)}${open(-198, 70)}`;
  return svg(
    ground,
    { ...base, ...tones },
    shadow(330, 524, 236, 24) +
      `<g transform="translate(322 326) rotate(-18)">${kind === 'tee' ? tee : nip}</g>
<g transform="translate(470 500)"><path class="d" d="M-76 6l38-40h76l38 40-38 44h-76z"/><path class="a" d="M-76-8l38-40h76l38 40-38 42h-76z"/><path class="c" d="M-76-8l38-40h76l38 40-10 4-32-34h-68l-32 34z"/><ellipse class="d" cy="-7" rx="42" ry="24"/><ellipse class="k" cy="-4" rx="36" ry="20"/><ellipse class="b-s" stroke-width="3" cy="-2" rx="33" ry="17"/><ellipse class="b-s" stroke-width="3" cy="3" rx="29" ry="14"/></g>`,
  );
}
