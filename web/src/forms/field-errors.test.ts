import { describe, expect, it } from 'vitest';
import { mergeRefusals, readRefusals } from './field-errors';

describe('An error from the server', () => {
  const values = { org: { inn: '6315376949' }, comment: '' };

  it('stays on its field until that value changes, whatever else changes', () => {
    const { refusals } = readRefusals(values, { 'org.inn': 'Уже зарегистрирован' }, { 'org.inn': 'taken' });
    expect(mergeRefusals({}, refusals, { ...values, comment: 'x' })).toEqual({
      'org.inn': { code: 'taken', text: 'Уже зарегистрирован' },
    });
    expect(mergeRefusals({}, refusals, { ...values, org: { inn: '6315376946' } })).toEqual({});
  });

  it('gives way to the page’s own error of the same field', () => {
    const { refusals } = readRefusals(values, { comment: 'Нет' });
    expect(mergeRefusals({ comment: { code: 'required' } }, refusals, values)).toEqual({
      comment: { code: 'required' },
    });
  });

  it('appears above the form if the form does not have its field', () => {
    expect(readRefusals(values, { captcha: 'Введите код' }).rest).toEqual(['Введите код']);
  });
});
