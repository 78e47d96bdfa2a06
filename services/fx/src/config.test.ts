import { readEnv } from '@setu/kit/process';
import { describe, expect, it } from 'vitest';
import { config } from './config.js';

describe('The address of the Bank of Russia', () => {
  it.each([
    ['https://www.cbr.ru/scripts/XML_daily.asp', true],
    ['http://127.0.0.1:8099/daily', true],
    ['http://localhost/daily', true],
    ['http://[::1]:80/daily', true],
    ['off', true],
    ['http://www.cbr.ru/scripts/XML_daily.asp', false],
    ['http://localhost.example/daily', false],
    ['http://127.0.0.1@evil.example/daily', false],
    ['file:///etc/passwd', false],
    ['cbr.ru', false],
  ])('%s is valid: %s', (FX_FEED_URL, fine) => {
    const read = () => readEnv(config, { FX_FEED_URL });
    if (fine) expect(read()).toMatchObject({ FX_FEED_URL });
    else expect(read).toThrow('FX_FEED_URL');
  });
});
