import { describe, expect, it } from 'vitest';
import { type MatureFacts, matureSteps } from './mature-state.js';

const at = new Date('2026-11-01T09:00:00Z');
const legal = { type: 'customer', active: true, inn: '7801639148', kpp: '780101001', ogrn: '1157847265432' } as const;
const facts = (over: Partial<MatureFacts> = {}, company: Partial<MatureFacts['company']> = {}): MatureFacts => ({
  company: { ...legal, regulationConfirmed: false, ...company },
  ...{ signers: 1, regulationNumber: 3, signedAt: undefined, lapsesAt: undefined },
  ...over,
});
const missing = (input: MatureFacts): string[] =>
  matureSteps(input).flatMap(({ kind, isDone }) => (isDone ? [] : [kind]));

describe('What a customer still needs before it may trade', () => {
  it.each<[string, MatureFacts, string[]]>([
    ['is the regulation and a signature for a new company', facts(), ['regulation', 'signature']],
    ['is only the confirmation of the signature for a company that has signed', facts({ signedAt: at }), ['signature']],
    ['is nothing for a confirmed company', facts({}, { regulationConfirmed: true }), []],
    [
      'is to be unlocked for a locked company',
      facts({ signedAt: at }, { active: false, regulationConfirmed: true }),
      ['active'],
    ],
    [
      'is the company numbers for a company without a KPP',
      facts({ signedAt: at }, { kpp: '', regulationConfirmed: true }),
      ['requisites'],
    ],
    [
      'is nothing for a confirmed sole proprietor, who needs no KPP',
      facts({}, { inn: '780163914812', kpp: '', regulationConfirmed: true }),
      [],
    ],
    [
      'is also a signer for a company without a user who may sign',
      facts({ signers: 0 }),
      ['signer', 'regulation', 'signature'],
    ],
  ])('%s', (_name, input, expected) => expect(missing(input)).toEqual(expected));

  it('includes the version of the regulation, when it was signed, and until when the previous one is valid', () => {
    const steps = matureSteps(facts({ signedAt: at, lapsesAt: new Date('2026-12-01T00:00:00Z') }));
    expect(steps.slice(3)).toEqual([
      { kind: 'regulation', isDone: true, regulationNumber: 3, at: new Date('2026-12-01T00:00:00Z') },
      { kind: 'signature', isDone: false, regulationNumber: 0, at },
    ]);
  });

  it('is empty for suppliers and brokers', () => {
    expect(matureSteps(facts({}, { type: 'supplier' }))).toEqual([]);
    expect(matureSteps(facts({}, { type: 'broker' }))).toEqual([]);
  });
});
