import { describe, expect, it } from 'vitest';
import {
  type Admission,
  type Attempts,
  admit,
  type CaptchaAnswer,
  type Counts,
  failuresOf,
  giveTokenBack,
  needsCaptcha,
  oneMore,
  takeToken,
} from './throttle.js';

const start = new Date('2026-11-20T12:00:00Z');
const after = (ms: number, from = start): Date => new Date(from.getTime() + ms);
const failed = (failures: number, agoMs = 0): Attempts => ({ failures, at: after(-agoMs) });
const signInThresholds = { captchaFrom: 3, networkCaptchaFrom: 10, delayFrom: 10 };
const yes: Admission = { admitted: true };
const wait = (waitSeconds: number): Admission => ({ admitted: false, waitSeconds });

describe('failures', () => {
  it.each([
    ['nobody has failed', undefined, 0],
    ['a moment ago', failed(4), 4],
    ['are forgotten after a quarter of an hour', failed(4, 15 * 60_000), 0],
    ['of a clock that was set back do not count', { failures: 40, at: after(3_600_000) }, 0],
  ])('%s', (_title, counted, expected) => {
    expect(failuresOf(counted, start)).toBe(expected);
  });

  it('begin at one again after they were forgotten', () => {
    expect(oneMore(failed(9, 16 * 60_000), start)).toEqual({ failures: 1, at: start });
    expect(oneMore(failed(9), start)).toEqual({ failures: 10, at: start });
  });
});

describe('a captcha is asked for', () => {
  it.each<[string, Counts, boolean]>([
    ['of nobody who has not failed', {}, false],
    ['not yet after two failures', { own: failed(2), everywhere: failed(2) }, false],
    ['from the third failure here', { own: failed(3) }, true],
    ['from the third failure anywhere, of who is not known here', { own: failed(0), everywhere: failed(3) }, true],
    ['not after nine failures of the network', { network: failed(9) }, false],
    ['after ten failures of the network, whoever it is', { network: failed(10) }, true],
  ])('%s', (_title, counts, expected) => {
    expect(needsCaptcha(counts, signInThresholds, start)).toBe(expected);
  });
});

describe('a try', () => {
  it.each<[string, Counts, CaptchaAnswer, Admission]>([
    ['without a past goes on', {}, 'wrong', yes],
    ['with a captcha due needs the right answer', { own: failed(3) }, 'wrong', wait(0)],
    ['with the right answer goes on', { own: failed(3) }, 'right', yes],
    ['after ten failures of his own waits a second, the right answer or not', { own: failed(10) }, 'right', wait(1)],
    ['after eleven waits two', { own: failed(11) }, 'right', wait(2)],
    ['after sixteen waits a minute', { own: failed(16) }, 'right', wait(60)],
    ['after a thousand waits no longer than that', { own: failed(1000) }, 'right', wait(60)],
    ['that kept the distance goes on', { own: failed(16, 60_000) }, 'right', yes],
    ['never waits for what others failed', { everywhere: failed(1000), network: failed(1000) }, 'right', yes],
    ['waits where nobody can be asked for a captcha', { own: failed(5) }, 'impossible', wait(4)],
    ['of a stranger then waits for what others failed', { everywhere: failed(9) }, 'impossible', wait(60)],
    ['goes on where nobody can be asked and none is due', { own: failed(2) }, 'impossible', yes],
  ])('%s', (_title, counts, answer, expected) => {
    expect(admit(counts, answer, signInThresholds, start)).toEqual(expected);
  });

  it('is never more than a minute away, whatever came before', () => {
    for (let failures = 0; failures < 60; failures += 1) {
      const counts = { own: failed(failures), everywhere: failed(failures), network: failed(failures) };
      for (const answer of ['right', 'impossible'] as const) {
        expect(admit(counts, answer, signInThresholds, after(60_000))).toEqual(yes);
      }
    }
  });
});

describe('the tries of one network', () => {
  it('are ten at once and then one every six seconds', () => {
    let full: Date | undefined;
    for (let n = 0; n < 10; n += 1) {
      const taken = takeToken(full, start, 10);
      expect(taken.waitSeconds).toBe(0);
      full = taken.fullAt;
    }
    expect(takeToken(full, start, 10).waitSeconds).toBe(6);
    expect(takeToken(full, after(6000), 10).waitSeconds).toBe(0);
  });

  it('do not diminish by successes', () => {
    let full: Date | undefined;
    for (let n = 0; n < 100; n += 1) full = giveTokenBack(takeToken(full, start, 10).fullAt, 10);
    expect(takeToken(full, start, 10).waitSeconds).toBe(0);
  });

  it('are open again when the clock was set back', () => {
    expect(takeToken(after(86_400_000), start, 10).waitSeconds).toBe(0);
  });
});
