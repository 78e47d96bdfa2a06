import { expect, it } from 'vitest';
import { isSamePayment, readPayment } from './payment.js';

const sent = { amount: { minor: 100_00n, currency: 'INR' }, dueOn: '2026-12-01' };
const failureOf = (payment: Parameters<typeof readPayment>[0]): string => {
  try {
    readPayment(payment);
    return '';
  } catch (error) {
    return JSON.stringify(error);
  }
};
const money = (minor: bigint, currency = 'INR') => ({ ...sent, amount: { minor, currency } });

it.each([
  ['no amount', { ...sent, amount: undefined }, 'payment.amount', 'required'],
  ['nothing', money(0n), 'payment.amount', 'not_positive'],
  ['more than the largest contract price', money(10n ** 15n + 1n), 'payment.amount', 'max'],
  ['an unknown currency', money(1n, 'GBP'), 'payment.currency', 'invalid_option'],
  ['the 31st of November', { ...sent, dueOn: '2026-11-31' }, 'payment.due', 'invalid_date'],
])('%s is refused', (_what, payment, field, code) => {
  const failure = failureOf(payment);
  expect([failure.includes(`"${field}"`), failure.includes(`"${code}"`)]).toEqual([true, true]);
});

it('a payment may have no due date, and a transition no payment', () => {
  expect(readPayment({ ...sent, dueOn: '' })).toEqual({ money: sent.amount, dueOn: undefined });
  expect(readPayment(money(10n ** 15n))?.money.minor).toBe(10n ** 15n);
  expect(readPayment(undefined)).toBeUndefined();
});

it('payments are the same with the same amount, currency and due date', () => {
  const payment = { money: sent.amount, dueOn: sent.dueOn };
  expect(isSamePayment(payment, { ...payment })).toBe(true);
  expect(isSamePayment(undefined, undefined)).toBe(true);
  expect(isSamePayment(payment, undefined)).toBe(false);
  expect(isSamePayment(payment, { ...payment, money: { minor: 1n, currency: 'INR' } })).toBe(false);
  expect(isSamePayment(payment, { ...payment, money: { ...sent.amount, currency: 'RUB' } })).toBe(false);
  expect(isSamePayment(payment, { ...payment, dueOn: undefined })).toBe(false);
});
