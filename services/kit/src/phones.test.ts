import { describe, expect, it } from 'vitest';
import { phoneFailure } from './phones.js';

describe('A phone number', () => {
  it.each(['+9112345678', '+70000000000', '+73991234567', '+7 926 123 45', '+999 123 456 789'])(
    'such as %s does not exist',
    (typed) => expect(phoneFailure(typed)).toBe('unknown_phone'),
  );

  it.each([
    ...['+7 926 123-45-67', '8 (495) 120-44-18', '+918041204418', '+919820012345', '+442079460958'],
    ...['+375291234567', '+77011234567', '+971501234567'],
  ])('such as %s exists', (typed) => expect(phoneFailure(typed)).toBeUndefined());
});
