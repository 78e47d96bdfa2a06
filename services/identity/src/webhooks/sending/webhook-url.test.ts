import { describe, expect, it } from 'vitest';
import { isPublicAddress, readWebhookUrl } from './webhook-url.js';

describe('The address of a webhook', () => {
  it.each([
    ['https://hooks.volga.example/setu?x=1#y', 'https://hooks.volga.example/setu?x=1'],
    [' https://93.184.216.34:8443/a ', 'https://93.184.216.34:8443/a'],
  ])('is accepted and normalized: %s', (typed, expected) => {
    expect(readWebhookUrl(typed, false)).toBe(expected);
  });

  it.each([
    'http://hooks.volga.example/',
    'https://user:word@hooks.volga.example/',
    'https://localhost/',
    'https://intranet/',
    'https://a.localhost/',
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[fd00::1]/',
    'ftp://hooks.volga.example/',
    'hooks.volga.example',
  ])('is rejected: %s', (typed) => {
    expect(() => readWebhookUrl(typed, false)).toThrow('url: webhook_url');
  });

  it('may be this machine if that is allowed, but no other private address', () => {
    expect(readWebhookUrl('http://localhost:9000/x', true)).toBe('http://localhost:9000/x');
    for (const typed of ['http://10.0.0.1/', 'https://192.168.0.1/', 'http://hooks.volga.example/'])
      expect(() => readWebhookUrl(typed, true)).toThrow('webhook_url');
  });

  it.each([
    ['8.8.8.8', true],
    ['2606:4700::1111', true],
    ['10.1.2.3', false],
    ['100.64.0.1', false],
    ['172.31.255.255', false],
    ['172.32.0.1', true],
    ['0.0.0.0', false],
    ['255.255.255.255', false],
    ['224.0.0.1', false],
    ['::', false],
    ['fe80::1', false],
    ['64:ff9b::a00:1', false],
    ['::ffff:8.8.8.8', false],
    ['2002:a00:1::', false],
    ['2001:db8::1', false],
    ['name', false],
  ])('at %s is public: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });
});
