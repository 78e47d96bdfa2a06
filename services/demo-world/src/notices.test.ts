import { describe, expect, it } from 'vitest';
import { demoNotices, userById } from './index.js';
import { numericHash } from './requests/requests.js';

const now = new Date('2026-11-20T09:00:00.000Z');
const rfc2 = numericHash('rfc-2');

describe('The notifications of the demo world', () => {
  it('include read and unread ones for the manager and the buyer', () => {
    const notices = demoNotices(now);
    for (const email of ['manager@setu.example', 'buyer@volga.example']) {
      const own = notices.filter((notice) => userById(notice.userId).email === email);
      expect(new Set(own.map((notice) => notice.isRead))).toEqual(new Set([true, false]));
    }
  });

  it('include the same number of unread ones whatever the hour of loading', () => {
    const unreadAt = (hour: number) => {
      const moment = new Date(now.getTime() + hour * 3_600_000);
      return demoNotices(moment).filter(({ isRead }) => !isRead).length;
    };
    expect(new Set([0, 4, 8, 11, 13, 16, 20, 23].map(unreadAt)).size).toBe(1);
  });

  it('cover each message, invitation and offer as the product does, and group unread messages with their count', () => {
    const of = (email: string, type: string) =>
      demoNotices(now).filter((one) => one.type === type && userById(one.userId).email === email);
    const messages = of('buyer@volga.example', 'request_message').filter(({ params }) => params.numeric_hash === rfc2);
    expect(
      messages.map(({ params, isRead }) => [params.messages, params.asks, params.person !== undefined, isRead]),
    ).toEqual([
      ['1', 'true', true, false],
      ['1', 'false', true, true],
      ['1', 'true', true, true],
    ]);
    const [supplier] = of('supplier@kaveri.example', 'request_message');
    expect(supplier?.params).not.toHaveProperty('customer');
    const offers = of('manager@setu.example', 'offer_given').filter(({ params }) => params.numeric_hash === rfc2);
    expect(offers.length).toBe(2);
    expect(of('manager@setu.example', 'invitation_declined')[0]?.params).toMatchObject({ decline: 'out_of_stock' });
    expect(of('buyer@volga.example', 'offer_shared')[0]?.params).not.toHaveProperty('supplier');
    const ids = demoNotices(now).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
