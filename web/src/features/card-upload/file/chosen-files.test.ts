import { expect, it } from 'vitest';
import { choose } from './chosen-files';

const limits = { sheet_bytes: 10, pictures_bytes: 20, rows_xlsx: 50_000, rows_xls: 20_000 };
const file = (name: string, size = 5) => new File([new Uint8Array(size)], name);
const none = { sheet: null, pictures: null };

it('dropped files are recognised by their kind', () => {
  const { chosen, faults } = choose(none, [file('Cards.XLSX'), file('p.zip', 15)], limits);
  expect([chosen.sheet?.name, chosen.pictures?.name, faults]).toEqual(['Cards.XLSX', 'p.zip', []]);
});

it('a new file is added to the earlier choice, and of two files of one kind the later one counts', () => {
  const before = choose(none, [file('a.xlsx'), file('p.zip')], limits).chosen;
  const { chosen } = choose(before, [file('b.xls')], limits);
  expect([chosen.sheet?.name, chosen.pictures?.name]).toEqual(['b.xls', 'p.zip']);
});

it('files of other kinds and files too large for their kind are rejected', () => {
  const { chosen, faults } = choose(none, [file('a.csv'), file('b.xlsx', 11), file('c.zip', 21)], limits);
  expect(chosen).toEqual(none);
  expect(faults).toEqual([
    { key: 'wrongSheet', name: 'a.csv', limit: 10 },
    { key: 'tooLarge', name: 'b.xlsx', limit: 10 },
    { key: 'tooLarge', name: 'c.zip', limit: 20 },
  ]);
});
