import { describe, expect, it } from 'vitest';
import { nameOf } from './download';

describe('The name of a downloaded file', () => {
  it.each([
    ["attachment; filename=report.xlsx; filename*=UTF-8''%D0%9E%D1%82%D1%87%D1%91%D1%82.xlsx", 'Отчёт.xlsx'],
    ['attachment; filename="report 1.xlsx"', 'report 1.xlsx'],
    ['attachment', undefined],
    [null, undefined],
  ])('for %s is %s', (header, name) => {
    expect(nameOf(header)).toBe(name);
  });
});
