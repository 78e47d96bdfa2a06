import { describe, expect, it } from 'vitest';
import { type MatureFacts, matureSteps } from './mature-state.js';

const at = new Date('2026-11-01T09:00:00Z');
const legal = { type: 'customer', active: true, inn: '7801639148', kpp: '780101001', ogrn: '1157847265432' } as const;
const facts = (over: Partial<MatureFacts> = {}, company: Partial<MatureFacts['company']> = {}): MatureFacts => ({
  company: { ...legal, regulationConfirmed: false, ...company },
  ...{ signers: 1, edition: 3, signedAt: undefined, lapsesAt: undefined },
  ...over,
});
const lacking = (given: MatureFacts): string[] =>
  matureSteps(given).flatMap(({ kind, isDone }) => (isDone ? [] : [kind]));

describe('what a customer lacks before it may trade', () => {
  it.each<[string, MatureFacts, string[]]>([
    ['new', facts(), ['regulation', 'signature']],
    ['signed, not yet believed', facts({ signedAt: at }), ['signature']],
    ['confirmed', facts({}, { regulationConfirmed: true }), []],
    ['locked', facts({ signedAt: at }, { active: false, regulationConfirmed: true }), ['active']],
    ['without a KPP', facts({ signedAt: at }, { kpp: '', regulationConfirmed: true }), ['requisites']],
    ['of one person', facts({}, { inn: '780163914812', kpp: '', regulationConfirmed: true }), []],
    ['without anybody who signs', facts({ signers: 0 }), ['signer', 'regulation', 'signature']],
  ])('%s', (_name, given, expected) => expect(lacking(given)).toEqual(expected));

  it('names the edition, when it was signed and until when the one before is enough', () => {
    const steps = matureSteps(facts({ signedAt: at, lapsesAt: new Date('2026-12-01T00:00:00Z') }));
    expect(steps.slice(3)).toEqual([
      { kind: 'regulation', isDone: true, regulationNumber: 3, at: new Date('2026-12-01T00:00:00Z') },
      { kind: 'signature', isDone: false, regulationNumber: 0, at },
    ]);
  });

  it('is nothing of suppliers and brokers', () => {
    expect(matureSteps(facts({}, { type: 'supplier' }))).toEqual([]);
    expect(matureSteps(facts({}, { type: 'broker' }))).toEqual([]);
  });
});
