import { letters } from '../letters.js';
import { type Look, shadow, short, steps, svg } from '../sheet.js';

const base = { ...steps('a b c d e', '#D8702E'), k: '#26313A', m: '#B9C4CD', m2: '#7F8D99', p: '#FBF8F0' };

/** Draws a spin-on filter or a pleated air filter element. */
export function filter({ ground = '#F2EDE6', tones, kind = 'spin', label = 'OIL' }: Look): string {
  const spin = `<path class="b" d="M170 150v356c0 22 66 40 148 40s148-18 148-40V150z"/><path class="a" d="M170 150v356c0 18 44 33 104 38V150z"/><path class="d" d="M170 150v356c0 8 14 18 36 26V150z"/><path class="c" d="M420 150v384c28-8 46-18 46-28V150z"/>${Array.from({ length: 11 }, (_, i) => `<path class="c" opacity=".5" d="M${184 + i * 26} ${474 + (i > 4 ? (i - 5) * -1 : (4 - i) * -2)}h10v60h-10z"/>`).join('')}<ellipse class="k" cx="318" cy="150" rx="150" ry="42"/><ellipse class="m" cx="318" cy="142" rx="148" ry="40"/><ellipse class="k" cx="318" cy="140" rx="124" ry="31"/><ellipse class="m2" cx="318" cy="142" rx="112" ry="26"/>${[0, 1, 2, 3, 4, 5, 6, 7].map((i) => `<ellipse class="k" cx="${short(318 + Math.cos(i * 0.785) * 84)}" cy="${short(142 + Math.sin(i * 0.785) * 18)}" rx="11" ry="5"/>`).join('')}<ellipse class="k" cx="318" cy="142" rx="46" ry="13"/><path class="p" d="M170 280c20 14 80 26 148 26s128-12 148-26v110c-20 14-80 26-148 26s-128-12-148-26z"/><path class="lo" d="M420 298c22-5 38-11 46-18v110c-8 7-24 13-46 18z"/>${letters({ x: 316, y: 368, size: 42, text: label, tone: 'k', spacing: 5 })}`;
  const element = `<path class="b" d="M140 130h360v380H140z"/>${Array.from({ length: 24 }, (_, i) => `<path class="${i < 8 ? 'e' : i < 16 ? 'd' : 'b'}" d="M${140 + i * 15} 130h8v380h-8z"/><path class="c" d="M${148 + i * 15} 130h4v380h-4z"/>`).join('')}<path class="k" d="M126 500c0 30 88 54 194 54s194-24 194-54v-20c-20 26-100 44-194 44s-174-18-194-44z"/><ellipse class="k" cx="320" cy="132" rx="196" ry="56"/><ellipse class="a" cx="320" cy="124" rx="196" ry="56"/><ellipse class="d" cx="316" cy="120" rx="178" ry="47"/><ellipse class="k" cx="320" cy="126" rx="112" ry="29"/>`;
  return svg(ground, { ...base, ...tones }, `${shadow(324, 550, 200, 22)}${kind === 'element' ? element : spin}`);
}
