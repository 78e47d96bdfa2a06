import { expect, it } from 'vitest';
import { openSecretBox } from './secret-box.js';

const secret = Buffer.from('12345678901234567890');
const box = (...keys: string[]) => openSecretBox({ FACTOR_KEYS: keys, ACTOR_KEYS: ['actors'] });

it('what is sealed is opened for its owner alone, with any of the keys, and never looks the same', () => {
  const sealed = box('old').seal(secret, 'anna');
  expect(sealed.includes(secret)).toBe(false);
  expect(box('old').seal(secret, 'anna')).not.toEqual(sealed);
  expect(box('old').open(sealed, 'anna')).toEqual({ secret, isOutdated: false });
  expect(box('new', 'old').open(sealed, 'anna')).toEqual({ secret, isOutdated: true });
  expect(box('new').open(sealed, 'anna')).toBeUndefined();
  expect(box('old').open(sealed, 'boris')).toBeUndefined();
  const touched = Buffer.from(sealed);
  touched.writeUInt8(touched.readUInt8(touched.length - 1) ^ 1, touched.length - 1);
  expect(box('old').open(touched, 'anna')).toBeUndefined();
});

it('without keys of its own it uses ones made from the actors’, never theirs', () => {
  const own = openSecretBox({ ACTOR_KEYS: ['actors'] });
  expect(own.open(box('actors').seal(secret, 'anna'), 'anna')?.secret).toEqual(secret);
});
