import { expect, it } from 'vitest';
import { textDifference } from './text-difference';

const marks = { same: '', was: '-', now: '+' };
const shown = (was: string, now: string) =>
  textDifference(was, now)
    .map(({ kind, text }) => `${marks[kind]}[${text.trim()}]`)
    .join(' ');

it.each([
  ['', '', ''],
  ['as it was', 'as it was', '[as it was]'],
  ['curcumin 3%', 'curcumin 3.2% and more', '[curcumin] -[3%] +[3.2% and more]'],
  ['dried to 12% moisture', 'dried to 10% moisture', '[dried to] -[12%] +[10%] [moisture]'],
  ['Store dry.', 'Store dry. Best before 24 months.', '[Store dry.] +[Best before 24 months.]'],
  ['', 'new', '+[new]'],
  ['gone', '', '-[gone]'],
  ['one two three', 'three two', '-[one two] [three] +[two]'],
])('marks the changed words: %s → %s', (was, now, parts) => {
  expect(shown(was, now)).toBe(parts);
});

it('very long texts are compared as a unit, not word by word', () => {
  const long = Array.from({ length: 1100 }, (_none, at) => `w${at}`).join(' ');
  expect(textDifference(long, `x ${long}`).map(({ kind }) => kind)).toEqual(['was', 'now']);
});
