import { describe, expect, it } from 'vitest';
import { isKnownPhone } from './phones.js';

describe('A phone number', () => {
  it.each(['+9112345678', '+70000000000', '+73991234567', '+792612345', '+999123456789'])(
    'such as %s does not exist',
    (phone) => expect(isKnownPhone(phone)).toBe(false),
  );

  it.each([
    ...['+79261234567', '+74951204418', '+918041204418', '+919820012345', '+442079460958'],
    ...['+375291234567', '+77011234567', '+971501234567'],
  ])('such as %s exists', (phone) => expect(isKnownPhone(phone)).toBe(true));
});
