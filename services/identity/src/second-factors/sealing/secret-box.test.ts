import { expect, it } from 'vitest';
import { openSecretBox } from './secret-box.js';

const secret = Buffer.from('12345678901234567890');
const box = (...keys: string[]) => openSecretBox({ FACTOR_KEYS: keys, ACTOR_KEYS: ['actors'] });

it('the secret box seals a secret that opens only for its owner, with any of the keys, and looks different each time', () => {
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

it('the secret box derives its keys from the actor keys if it has none of its own', () => {
  const derivedBox = openSecretBox({ ACTOR_KEYS: ['actors'] });
  expect(derivedBox.open(box('actors').seal(secret, 'anna'), 'anna')?.secret).toEqual(secret);
});
