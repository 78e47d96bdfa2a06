import { type Look, shadow, steps, svg } from '../sheet.js';

const base = {
  ...steps('a b c d e', '#2F7F5F'),
  k: '#24303A',
  m: '#8B99A5',
  s1: '#B9C4CD',
  s2: '#E2E9EE',
  s3: '#6C7B88',
  y: '#D9A441',
};

/** Draws a bearing in a cast housing on feet. */
export function pillowBlock({ ground = '#E8EFEA', tones }: Look): string {
  return svg(
    ground,
    { ...base, ...tones },
    `${shadow(322, 530, 260, 22)}
<path class="c" d="M60 478h524l-16 50H76z"/><path class="b" d="M66 440c40-4 76-12 100-30 20-120 90-200 154-200s134 80 154 200c24 18 60 26 100 30 12 4 16 14 14 26l-6 40H58l-6-40c-2-12 2-22 14-26z"/><path class="a" d="M56 434c40-4 76-12 100-30 20-120 90-204 154-204s134 84 154 204c24 18 60 26 100 30 12 4 16 14 14 26l-4 28H48l-6-28c-2-12 2-22 14-26z"/>
<path class="d" d="M156 404c20-120 90-204 154-204 20 0 42 8 62 24-70-12-150 60-172 190-40 20-86 26-140 28l-4-8c40-4 76-12 100-30z"/><ellipse class="k" cx="104" cy="458" rx="34" ry="12"/><ellipse class="k" cx="516" cy="458" rx="34" ry="12"/><ellipse class="m" cx="104" cy="454" rx="20" ry="8"/><ellipse class="m" cx="516" cy="454" rx="20" ry="8"/>
<circle class="c" cx="314" cy="352" r="124"/><circle class="s3" cx="310" cy="348" r="120"/><circle class="s1" cx="308" cy="346" r="108"/><path class="s2" d="M308 238a108 108 0 0 0-106 86l36 8a72 72 0 0 1 70-58z"/><circle class="k" cx="310" cy="348" r="84"/><circle class="s1" cx="308" cy="346" r="76"/><path class="s2" d="M308 270a76 76 0 0 0-74 60l26 6a50 50 0 0 1 48-40z"/><circle class="k" cx="308" cy="346" r="48"/><circle class="s3" cx="308" cy="346" r="46" opacity=".4"/><circle class="k" cx="360" cy="306" r="8"/><circle class="k" cx="376" cy="356" r="8"/>
<path class="y" d="M300 178h20v26h-20z"/><circle class="y" cx="310" cy="174" r="12"/>`,
  );
}
