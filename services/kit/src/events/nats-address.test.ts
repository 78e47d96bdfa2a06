import { expect, it } from 'vitest';
import { natsAddress } from './nats-address.js';

it.each([
  ['nats://nats:4222', { servers: ['nats://nats:4222'] }],
  ['nats:4222', { servers: ['nats://nats:4222'] }],
  ['tls://a:4222, tls://b:4222', { servers: ['tls://a:4222', 'tls://b:4222'] }],
  ['nats://setu:se%40cret@nats:4222', { servers: ['nats://nats:4222'], user: 'setu', pass: 'se@cret' }],
  ['nats://s3cr3t@nats:4222', { servers: ['nats://nats:4222'], token: 's3cr3t' }],
  ['nats://a:4222,nats://u:p@b:4222', { servers: ['nats://a:4222', 'nats://b:4222'], user: 'u', pass: 'p' }],
])('reads the address of NATS and the credentials from %s', (text, address) => {
  expect(natsAddress(text)).toEqual(address);
});
