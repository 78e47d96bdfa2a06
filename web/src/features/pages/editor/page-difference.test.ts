import { describe, expect, it } from 'vitest';
import { pageDifference } from './page-difference';

const textOf = (was: string, now: string, kind: string) =>
  pageDifference(was, now)
    .filter((part) => part.kind === kind)
    .map(({ text }) => text.trim());

describe('the difference of two versions of a page', () => {
  const blocks = Array.from({ length: 900 }, (_, at) => `<p>Пункт ${at} правил</p>`);
  const long = blocks.join('');

  it('is nothing between the same', () => {
    expect(pageDifference(long, long)).toEqual([]);
  });

  it('is the changed words of a long page, with its neighbours and without the rest', () => {
    const changed = long.replace('Пункт 450 правил', 'Пункт 450 новых правил');
    expect(textOf(long, changed, 'now')).toEqual(['новых']);
    expect(textOf(long, changed, 'was')).toEqual([]);
    expect(textOf(long, changed, 'same').join(' ')).toMatch(/^… <p>Пункт 449 .* 451 правил<\/p> …$/s);
  });

  it('tells of what was added at the end, and of a page that was empty', () => {
    expect(textOf('<p>а</p>', '<p>а</p><p>б</p>', 'now')).toEqual(['<p>б</p>']);
    expect(textOf('', '<p>а</p>', 'now')).toEqual(['<p>а</p>']);
    expect(textOf('<p>а</p>', '', 'was')).toEqual(['<p>а</p>']);
  });

  it('does not count a block twice that stands at both ends', () => {
    expect(textOf('<hr /><p>а</p><hr />', '<hr />', 'was').join(' ')).toContain('<p>а</p>');
  });
});
