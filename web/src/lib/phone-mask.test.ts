import { describe, expect, it } from 'vitest';
import { formatPhone, partsOf, phoneCountry, phoneHref, phoneOf, readPhone, roomOf } from './phone-mask';

const russia = phoneCountry('RU');
const formatted = (text: string, country = russia) => {
  const parts = readPhone(text, country);
  return `${parts.country.id} ${phoneOf(parts)}`;
};

describe('A phone number', () => {
  it.each([
    ['+7 921 940-61-23', 'RU +79219406123'],
    ['8 (921) 940-61-23', 'RU +79219406123'],
    ['79219406123', 'RU +79219406123'],
    ['9219406123', 'RU +79219406123'],
    ['+91 98200 12345', 'IN +919820012345'],
    ['0091 98200 12345', 'IN +919820012345'],
    ['+7 701 123 45 67', 'KZ +77011234567'],
    ['+44 20 7946 0958', ' +442079460958'],
    ['＋７９２１９４０６１２３', 'RU +79219406123'],
    ['+7 921 940-61-23 доб. 12', 'RU +79219406123'],
    ['8 (921) 940-61-23 ext. 12', 'RU +79219406123'],
  ])('%s pasted into a Russian field becomes %s', (text, expected) => {
    expect(formatted(text)).toBe(expected);
  });

  it('of Russia is recognised when it is pasted into an Indian field', () => {
    expect(formatted('8 (926) 123-45-67', phoneCountry('IN'))).toBe('RU +79261234567');
    expect(formatted('098200 12345', phoneCountry('IN'))).toBe('IN +919820012345');
  });

  it('can be split and joined again', () => {
    for (const value of ['+79219406123', '+919820012345', '+375291234567', '+77011234567', '+442079460958', '']) {
      expect(phoneOf(partsOf(value))).toBe(value);
    }
  });

  it.each([
    ['+79272063011', '+7 (927) 206-30-11'],
    ['+919820012345', '+91 98200 12345'],
    ['+91 98200-12345', '+91 98200 12345'],
    ['+375291234567', '+375 (29) 123-45-67'],
    ['+442079460958', '+442079460958'],
    ['+7927', '+7927'],
    ['', ''],
  ])('%s is shown as %s and dialled in digits', (value, text) => {
    expect(formatPhone(value).replaceAll('\u00A0', ' ')).toBe(text);
    expect(phoneHref(text)).toMatch(/^tel:(\+\d+)?$/);
  });

  it('has room for the digits of its mask', () => {
    expect([roomOf(russia), roomOf(phoneCountry('AM')), roomOf(phoneCountry('?'))]).toEqual([10, 8, 15]);
  });
});
