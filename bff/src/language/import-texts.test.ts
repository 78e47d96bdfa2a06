import { importFailures } from '@setu/contract';
import en from '@setu/contract/texts/en/imports.json' with { type: 'json' };
import ru from '@setu/contract/texts/ru/imports.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { cellProblemText, failureText } from './import-texts.js';

const problem = (code: string, value: string, params: Record<string, string> = {}, column = 'price_to') =>
  cellProblemText('en', { code, value, params, column });

describe('A problem in a cell', () => {
  it('shows the value and how to fix it', () => {
    expect(problem('not_in_list_near', 'nos', { value: 'nos', near: 'pc' }, 'unit')).toEqual({
      message: '“nos” isn’t in the list',
      mend: 'Choose “pc” from the drop-down',
    });
    expect(problem('repeated_row', '51108', { row: '1140' }, 'vendor_code').message).toBe('Same item code in row 1140');
    expect(problem('max', '2000000', { max: '1000000' }, 'width').mend).toBe('Enter 1,000,000 or less');
  });

  it('mentions the column if that makes it clearer', () => {
    expect(problem('required', '', {}, 'category').mend).toBe('Choose a sub-category from the drop-down');
    expect(problem('required', '', {}, 'name').mend).toBe('Fill in this cell');
  });

  it('has a general text for an unknown code, and shortens long cells', () => {
    expect(problem('something_new', 'x')).toEqual({ message: 'Check this value', mend: 'Correct this cell' });
    expect(problem('invalid_number', '9'.repeat(200)).message.length).toBeLessThan(90);
  });
});

it('has a suggested fix for every code, and the same keys in both languages', () => {
  const codes = Object.keys(en.cells.wrong);
  const fixable = Object.keys(en.cells.mend).map((key) => key.replace(/\..*/, ''));
  expect(codes.filter((code) => !fixable.includes(code))).toEqual([]);
  expect([Object.keys(ru.cells.wrong), Object.keys(ru.cells.mend)]).toEqual([codes, Object.keys(en.cells.mend)]);
});

it('says what to do for every reason why a file cannot be read', () => {
  for (const failure of importFailures) expect(failureText('ru', failure)).toMatch(/^[А-ЯЁ.].*[^.]$/);
  expect(failureText('en', undefined)).toBe('');
});
