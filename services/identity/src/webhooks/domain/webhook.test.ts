import { describe, expect, it } from 'vitest';
import { RETRY_LIMIT_MS, retryDelayMs } from './retry-delay.js';
import { secretText, signedHeaders } from './signature.js';
import { kindsOf, typeOf } from './webhook.js';

describe('A webhook', () => {
  it('subscribes to known kinds of event, each once', () => {
    expect(kindsOf(['card_published', 'card_published'])).toEqual(['card_published']);
    expect(() => kindsOf([])).toThrow('kinds: required');
    expect(() => kindsOf([undefined])).toThrow('kinds: invalid_option');
    expect(typeOf('request_status_changed')).toBe('request.status_changed');
  });

  it('is signed as in the example of Standard Webhooks', () => {
    const secret = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
    const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}' };
    expect(secretText(secret)).toBe('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw');
    expect(signedHeaders(secret, message, new Date(1_614_265_330_000))).toEqual({
      'webhook-id': message.id,
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  it('is retried after seconds at first, then after hours, for three days', () => {
    const pauses = [1, 2, 3, 4, 5, 6, 20].map((attempts) => retryDelayMs(attempts, 0, 0.5));
    expect(pauses).toEqual([5000, 15_000, 30_000, 60_000, 300_000, 1_800_000, 14_400_000]);
    expect([retryDelayMs(1, 0, 0), retryDelayMs(1, 0, 1)]).toEqual([4000, 6000]);
    expect(retryDelayMs(9, RETRY_LIMIT_MS - 1, 0.5)).toBeDefined();
    expect(retryDelayMs(9, RETRY_LIMIT_MS, 0.5)).toBeUndefined();
  });
});
