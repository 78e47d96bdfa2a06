import { describe, expect, it } from 'vitest';
import {
  type Admission,
  type Attempts,
  addFailure,
  admit,
  type CaptchaAnswer,
  type Counts,
  failuresOf,
  needsCaptcha,
  returnToken,
  takeToken,
} from './throttle.js';

const start = new Date('2026-11-20T12:00:00Z');
const after = (ms: number, from = start): Date => new Date(from.getTime() + ms);
const failed = (failures: number, agoMs = 0): Attempts => ({ failures, at: after(-agoMs) });
const signInThresholds = { captchaFrom: 3, networkCaptchaFrom: 10, delayFrom: 10 };
const yes: Admission = { admitted: true };
const wait = (waitSeconds: number): Admission => ({ admitted: false, waitSeconds });

describe('Failures', () => {
  it.each([
    ['are zero without a counter', undefined, 0],
    ['count if the last one is recent', failed(4), 4],
    ['are forgotten after a quarter of an hour', failed(4, 15 * 60_000), 0],
    ['with a time in the future do not count', { failures: 40, at: after(3_600_000) }, 0],
  ])('%s', (_title, counted, expected) => {
    expect(failuresOf(counted, start)).toBe(expected);
  });

  it('start again at one after they are forgotten', () => {
    expect(addFailure(failed(9, 16 * 60_000), start)).toEqual({ failures: 1, at: start });
    expect(addFailure(failed(9), start)).toEqual({ failures: 10, at: start });
  });
});

describe('A captcha is required', () => {
  it.each<[string, Counts, boolean]>([
    ['never without failures', {}, false],
    ['not after two failures', { own: failed(2), everywhere: failed(2) }, false],
    ['from the third failure here on', { own: failed(3) }, true],
    [
      'from the third failure anywhere on, if the user is not known here',
      { own: failed(0), everywhere: failed(3) },
      true,
    ],
    ['not after nine failures from the network', { network: failed(9) }, false],
    ['after ten failures from the network, for any user', { network: failed(10) }, true],
  ])('%s', (_title, counts, expected) => {
    expect(needsCaptcha(counts, signInThresholds, start)).toBe(expected);
  });
});

describe('A sign-in attempt', () => {
  it.each<[string, Counts, CaptchaAnswer, Admission]>([
    ['without earlier failures is admitted', {}, 'wrong', yes],
    ['is rejected without the captcha answer that is due', { own: failed(3) }, 'wrong', wait(0)],
    ['with the right captcha answer is admitted', { own: failed(3) }, 'right', yes],
    [
      'after ten own failures waits one second, even with the right captcha answer',
      { own: failed(10) },
      'right',
      wait(1),
    ],
    ['after eleven own failures waits two seconds', { own: failed(11) }, 'right', wait(2)],
    ['after sixteen own failures waits one minute', { own: failed(16) }, 'right', wait(60)],
    ['after a thousand own failures still waits one minute', { own: failed(1000) }, 'right', wait(60)],
    ['that waited long enough is admitted', { own: failed(16, 60_000) }, 'right', yes],
    ['never waits because of other users’ failures', { everywhere: failed(1000), network: failed(1000) }, 'right', yes],
    ['waits if a captcha is due but unavailable', { own: failed(5) }, 'impossible', wait(4)],
    [
      'from an unknown place then waits because of other users’ failures',
      { everywhere: failed(9) },
      'impossible',
      wait(60),
    ],
    ['is admitted if the captcha is unavailable but none is due', { own: failed(2) }, 'impossible', yes],
  ])('%s', (_title, counts, answer, expected) => {
    expect(admit(counts, answer, signInThresholds, start)).toEqual(expected);
  });

  it('never waits longer than a minute, whatever came before', () => {
    for (let failures = 0; failures < 60; failures += 1) {
      const counts = { own: failed(failures), everywhere: failed(failures), network: failed(failures) };
      for (const answer of ['right', 'impossible'] as const) {
        expect(admit(counts, answer, signInThresholds, after(60_000))).toEqual(yes);
      }
    }
  });
});

describe('Attempts from one network', () => {
  it('are limited to ten immediately and then one every six seconds', () => {
    let full: Date | undefined;
    for (let n = 0; n < 10; n += 1) {
      const token = takeToken(full, start, 10);
      expect(token.waitSeconds).toBe(0);
      full = token.fullAt;
    }
    expect(takeToken(full, start, 10).waitSeconds).toBe(6);
    expect(takeToken(full, after(6000), 10).waitSeconds).toBe(0);
  });

  it('are not used up by successful sign-ins', () => {
    let full: Date | undefined;
    for (let n = 0; n < 100; n += 1) full = returnToken(takeToken(full, start, 10).fullAt, 10);
    expect(takeToken(full, start, 10).waitSeconds).toBe(0);
  });

  it('are available again after the clock was set back', () => {
    expect(takeToken(after(86_400_000), start, 10).waitSeconds).toBe(0);
  });
});
