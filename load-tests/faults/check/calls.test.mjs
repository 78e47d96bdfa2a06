import { describe, expect, it } from 'vitest';
import { checkCalls } from './calls.mjs';

describe('Calls', () => {
  const call = {
    at: 0,
    ms: 10,
    kind: /** @type {const} */ ('read'),
    name: 'GET /',
    who: 'x',
    bff: 0,
    status: 200,
    refused: false,
    wrong: false,
  };
  const windows = [{ name: 'kill', begin: 0, end: 1_000, untilMs: 10_000 }];

  it('are back to normal after the last refused call that began after the fault ended', () => {
    const refused = { ...call, status: 503, refused: true };
    const rows = checkCalls(
      [
        { ...refused, at: 500, ms: 2_400 },
        { ...refused, at: 3_500 },
        { ...call, at: 4_000 },
      ],
      windows,
      0,
    );
    expect(rows).toMatchObject([{ calls: 3, refused: 2, slowest: 2_400, backAfter: 2_500, late: [], notBack: false }]);
    expect(checkCalls([{ ...refused, at: 7_000 }], windows, 0)).toMatchObject([{ backAfter: 6_000, notBack: true }]);
  });

  it('count as late above the limit for their kind, whatever their result', () => {
    const slow = [
      { ...call, ms: 3_000 },
      { ...call, kind: /** @type {const} */ ('write'), ms: 3_000 },
    ];
    expect(checkCalls(slow, windows, 0)[0]?.late).toEqual([slow[0]]);
    expect(checkCalls(slow, windows, 1_000)[0]?.late).toEqual([]);
  });

  it('belong to the fault that cut them off, even if they began before it', () => {
    const two = [...windows, { name: 'next', begin: 10_000, end: 11_000, untilMs: 20_000 }];
    const cutOff = { ...call, at: 9_990, ms: 20, status: 502, refused: true };
    expect(checkCalls([cutOff], two, 0)).toMatchObject([{ calls: 0 }, { calls: 1, refused: 1, backAfter: 0 }]);
  });
});
