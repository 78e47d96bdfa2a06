import { letters } from '../letters.js';
import { type Look, shadow, short, steps, svg } from '../sheet.js';

const base = {
  ...steps('a b c d e', '#7D8894'),
  k: '#2C3A46',
  k2: '#1D2831',
  s: '#B4BFC8',
  s2: '#E2E9EE',
  s3: '#7F8D99',
  p: '#F4F7F9',
};

/** Draws three cutting tools side by side: end mills or twist drills. */
export function cuttingTool({ ground = '#ECEEF1', tones, kind = 'mill' }: Look): string {
  const tool = (x: number, w: number, top: number): string => {
    const flutes = Array.from({ length: kind === 'drill' ? 6 : 4 }, (_, i) => {
      const y = top + 34 + i * (kind === 'drill' ? 44 : 50);
      return `<path class="c" d="M${x} ${y + 40}c${short(w * 0.3)} -10 ${short(w * 0.7)} -40 ${w} -62v24c${short(-w * 0.3)} 20 ${short(-w * 0.7)} 44 ${-w} 56z"/><path class="e" d="M${x} ${y + 34}c${short(w * 0.3)} -10 ${short(w * 0.7)} -40 ${w} -62v7c${short(-w * 0.3)} 22 ${short(-w * 0.7)} 50 ${-w} 60z"/>`;
    }).join('');
    const tip =
      kind === 'drill'
        ? `<path class="a" d="M${x} ${top + 26}l${w / 2} -26 ${w / 2} 26z"/><path class="d" d="M${x} ${top + 26}l${w / 2} -26v26z"/>`
        : `<path class="d" d="M${x} ${top + 14}h${w}v14h${-w}z"/>`;
    return `${tip}<path class="a" d="M${x} ${top + 24}h${w}v270h${-w}z"/><path class="d" d="M${x} ${top + 24}h${short(w * 0.3)}v270h${short(-w * 0.3)}z"/>${flutes}<path class="lo2" d="M${x + w * 0.78} ${top + 24}h${short(w * 0.22)}v270h${short(-w * 0.22)}z"/><path class="s" d="M${x} ${top + 294}h${w}v${548 - top - 294}h${-w}z"/><path class="s2" d="M${x} ${top + 294}h${short(w * 0.28)}v${548 - top - 294}h${short(-w * 0.28)}z"/><path class="s3" d="M${x + w * 0.74} ${top + 294}h${short(w * 0.26)}v${548 - top - 294}h${short(-w * 0.26)}z"/><path class="s3" d="M${x} ${top + 294}h${w}v6h${-w}z"/>`;
  };
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(320, 552, 220, 18)}<rect class="k" x="92" y="500" width="456" height="58" rx="10"/><rect class="hi2" x="92" y="500" width="456" height="10" rx="5"/>${tool(144, 84, 96)}${tool(288, 70, 136)}${tool(416, 54, 186)}
<path class="k2" d="M92 526h456v22a10 10 0 0 1-10 10H102a10 10 0 0 1-10-10z"/>${letters({ x: 320, y: 548, size: 17, text: kind === 'drill' ? 'DIN 338' : 'CARBIDE · K40', tone: 'p', spacing: 3 })}`,
  );
}
