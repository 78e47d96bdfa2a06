import { describe, expect, it } from 'vitest';
import type { CompanyState } from '../../companies/domain/company-state.js';
import type { Member, User } from '../../people/domain/user.js';
import { isTouchDue, type SessionReading, speakerOf } from './session.js';

const now = new Date('2026-11-20T12:00:00Z');
const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

function member(name: string, over: { user?: Partial<User>; company?: Partial<CompanyState> } = {}): Member {
  return {
    user: {
      id: name,
      companyId: 'volga',
      email: `${name}@volga.example`,
      name,
      surname: '',
      patronymic: '',
      mobilePhone: '',
      workPhone: '',
      workAddPhone: '',
      roles: [],
      status: 'active',
      authEpoch: 3,
      version: 1,
      ...over.user,
    },
    company: {
      id: 'volga',
      type: 'customer',
      shortName: 'Волга',
      inn: '',
      active: true,
      deleted: false,
      regulationConfirmed: true,
      ...over.company,
    },
  };
}

function reading(over: Partial<SessionReading> & { lastSeen?: number; left?: number } = {}): SessionReading {
  return {
    session: {
      id: 's',
      authEpoch: 3,
      csrfSecret: 'c',
      lastSeenAt: before(over.lastSeen ?? 0.5),
      expiresAt: before(-(over.left ?? 1)),
    },
    owner: member('buyer2'),
    substitutionInForce: false,
    ...over,
  };
}

describe('A session', () => {
  it.each([
    ['used recently acts for its owner', reading(), 'buyer2'],
    ['idle for less than two hours is still open', reading({ lastSeen: 1.99 }), 'buyer2'],
    ['idle for two hours is over', reading({ lastSeen: 2 }), undefined],
    ['older than twelve hours is over even if it is in use', reading({ left: 0 }), undefined],
    [
      'from before a forced sign-out is over',
      reading({ owner: member('buyer2', { user: { authEpoch: 4 } }) }),
      undefined,
    ],
    ['of a disabled user is over', reading({ owner: member('buyer2', { user: { status: 'disabled' } }) }), undefined],
    ['of a locked company is over', reading({ owner: member('buyer2', { company: { active: false } }) }), undefined],
    ['of a deleted company is over', reading({ owner: member('buyer2', { company: { deleted: true } }) }), undefined],
  ])('%s', (_title, sessionReading, expected) => {
    expect(speakerOf(sessionReading, now)?.member.user.id).toBe(expected);
  });

  it('of a substitute acts for the substituted user and names the substitute', () => {
    const speaker = speakerOf(reading({ substituted: member('buyer'), substitutionInForce: true }), now);
    expect(speaker?.member.user.id).toBe('buyer');
    expect(speaker?.actingAs?.id).toBe('buyer2');
  });

  it.each([
    ['the substitution is over', { substituted: member('buyer'), substitutionInForce: false }],
    [
      'the substituted user was disabled',
      { substituted: member('buyer', { user: { status: 'disabled' as const } }), substitutionInForce: true },
    ],
  ])('acts for its owner again when %s', (_title, over) => {
    const speaker = speakerOf(reading(over), now);
    expect(speaker?.member.user.id).toBe('buyer2');
    expect(speaker?.actingAs).toBeUndefined();
    expect(speaker?.substitutionOver?.user.id).toBe('buyer');
  });

  it('says until when it acts for another user, and later whether that ended early', () => {
    const substitution = { finish: '2026-11-21', endsAt: before(-20), removedAt: undefined };
    const inForce = { substituted: member('buyer'), substitution, substitutionInForce: true };
    expect(speakerOf(reading(inForce), now)?.acting).toEqual({ finish: '2026-11-21', until: before(-20) });
    const ended = { ...inForce, substitutionInForce: false };
    expect(speakerOf(reading(ended), now)?.substitutionOver?.isEarly).toBe(true);
    const past = { ...ended, substitution: { ...substitution, endsAt: now } };
    expect(speakerOf(reading(past), now)?.substitutionOver?.isEarly).toBe(false);
    expect(speakerOf(reading(), now)?.substitutionOver).toBeUndefined();
  });

  it('records its last request at most once a minute', () => {
    const { session } = reading();
    expect(isTouchDue({ ...session, lastSeenAt: new Date(now.getTime() - 59_999) }, now)).toBe(false);
    expect(isTouchDue({ ...session, lastSeenAt: new Date(now.getTime() - 60_000) }, now)).toBe(true);
  });
});
