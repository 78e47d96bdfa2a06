import { describe, expect, it } from 'vitest';
import { pageDifference } from './page-difference';

const textOf = (was: string, now: string, kind: string) =>
  pageDifference(was, now)
    .filter((part) => part.kind === kind)
    .map(({ text }) => text.trim());

describe('The difference between two versions of a page', () => {
  const blocks = Array.from({ length: 900 }, (_, at) => `<p>Пункт ${at} правил</p>`);
  const long = blocks.join('');

  it('is empty for equal versions', () => {
    expect(pageDifference(long, long)).toEqual([]);
  });

  it('shows the changed words of a long page and the blocks next to them, without the rest', () => {
    const changed = long.replace('Пункт 450 правил', 'Пункт 450 новых правил');
    expect(textOf(long, changed, 'now')).toEqual(['новых']);
    expect(textOf(long, changed, 'was')).toEqual([]);
    expect(textOf(long, changed, 'same').join(' ')).toMatch(/^… <p>Пункт 449 .* 451 правил<\/p> …$/s);
  });

  it('shows text added at the end, and text of a page that was empty or became empty', () => {
    expect(textOf('<p>а</p>', '<p>а</p><p>б</p>', 'now')).toEqual(['<p>б</p>']);
    expect(textOf('', '<p>а</p>', 'now')).toEqual(['<p>а</p>']);
    expect(textOf('<p>а</p>', '', 'was')).toEqual(['<p>а</p>']);
  });

  it('does not count a block twice when it is at both ends', () => {
    expect(textOf('<hr /><p>а</p><hr />', '<hr />', 'was').join(' ')).toContain('<p>а</p>');
  });
});
