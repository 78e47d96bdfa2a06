import { describe, expect, it } from 'vitest';
import { passwordFailure } from './new-password.js';

describe('A new password', () => {
  it.each([
    ['Setu-demo-1', undefined],
    ['Пароль у моря 7', undefined],
    ['Ab3 👩‍🏭 xyz', undefined],
    ['', 'required'],
    ['Ab3defg', 'password_short'],
    ['ABCDEFG1', 'password_lower'],
    ['abcdefg1', 'password_upper'],
    ['Abcdefgh', 'password_digit'],
    [`Ab3${'x'.repeat(126)}`, 'length_max'],
    ['Password1', 'password_common'],
    ['qWerty123!', 'password_common'],
    ['Москва2026', 'password_common'],
    ['Password1 of my own', undefined],
  ])('such as %j has the error %s', (typed, failure) => expect(passwordFailure(typed)).toBe(failure));
});
