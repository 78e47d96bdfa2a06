import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { openPasswords } from './passwords.js';

it('a password is stored as argon2id with the agreed cost, and only the same password matches', async () => {
  const passwords = openPasswords('nobody knows');
  const stored = await passwords.hash(' Пароль-1 ');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.matches(stored, ' Пароль-1 ')).toBe(true);
  expect(await passwords.matches(stored, 'Пароль-1')).toBe(false);
  expect(await passwords.matches(undefined, 'nobody knows')).toBe(false);
  expect(passwords.isOutdated(stored)).toBe(false);
  expect(passwords.isOutdated(await hash('x', { memoryCost: 8192, timeCost: 1 }))).toBe(true);
});
