import { type Look, shadow, steps, svg } from '../sheet.js';

const base = {
  ...steps('a b c d e', '#2F6FA8'),
  k: '#27323B',
  s: '#AEBAC4',
  s2: '#E2E9EE',
  p: '#F1F3F4',
  m: '#6C7B88',
};

/** Draws a three-phase motor on feet. */
export function motor({ ground = '#E7EDF2', tones, kind = 'foot' }: Look): string {
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(320, 546, 256, 22)}
<path class="c" d="M150 470h320v60a8 8 0 0 1-8 8H158a8 8 0 0 1-8-8z"/><path class="b" d="M140 496h110v42H140zM370 496h110v42H370z"/><path class="a" d="M140 492h110v22H140zM370 492h110v22H370z"/>
<rect class="a" x="120" y="188" width="360" height="300" rx="40"/><rect class="d" x="120" y="188" width="360" height="80" rx="40"/><path class="b" d="M120 400h360v48a40 40 0 0 1-40 40H160a40 40 0 0 1-40-40z"/>${Array.from({ length: 14 }, (_, i) => `<rect class="${i < 4 ? 'a' : 'c'}" x="136" y="${204 + i * 20}" width="330" height="8" rx="4" opacity=".8"/><rect class="e" x="136" y="${202 + i * 20}" width="330" height="3" rx="1.5" opacity=".35"/>`).join('')}
<rect class="b" x="60" y="196" width="78" height="286" rx="34"/><rect class="a" x="54" y="192" width="72" height="286" rx="34"/>${[0, 1, 2, 3, 4, 5, 6].map((i) => `<path class="c" d="M70 ${236 + i * 32}h40v10H70z"/>`).join('')}
<path class="b" d="M470 210h50c16 0 24 10 24 24v208c0 14-8 24-24 24h-50z"/><path class="a" d="M470 206h34v260h-34z"/>${kind === 'flange' ? '<path class="c" d="M520 150h28v380h-28z"/><path class="a" d="M512 146h28v380h-28z"/><path class="k" d="M540 180h8v20h-8zM540 470h8v20h-8z"/>' : ''}<path class="s" d="M${kind === 'flange' ? 548 : 544} 312h50v52h-50z"/><path class="s2" d="M${kind === 'flange' ? 548 : 544} 312h50v16h-50z"/><path class="k" d="M560 312h34v8h-34z"/>
<rect class="c" x="236" y="120" width="140" height="84" rx="10"/><rect class="a" x="230" y="112" width="140" height="84" rx="10"/><rect class="d" x="240" y="120" width="120" height="10" rx="5"/><circle class="k" cx="244" cy="172" r="12"/><path class="p" d="M250 330h120v74H250z"/><path class="m" d="M260 342h100v6H260zM260 356h100v6H260zM260 370h70v6h-70zM260 384h84v6h-84z"/><path class="k-s" stroke-width="10" d="M424 152a26 26 0 1 1 0 40" opacity=".9"/>`,
  );
}
