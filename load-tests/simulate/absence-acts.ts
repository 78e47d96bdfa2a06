import * as sessions from '@setu/proto/identity/sessions';
import * as substitutions from '@setu/proto/identity/substitutions';
import type { Build } from './acts.js';
import type { AbsenceAct } from './deal.js';
import { emailOf, userIdOf, type Who } from './people.js';
import { deviceOf, tokenOf } from './sign-in.js';

/** The messages of the calls about substitutions. */
export const absenceMessages: Readonly<Record<string, unknown>> = { ...sessions, ...substitutions };

/** Returns whom a user substitutes, or chooses as substitute. */
const partnerOf = (who: Who): Who => {
  const pairs: Partial<Record<Who, Who>> = { buyer: 'buyer2', buyer2: 'buyer', manager: 'manager2' };
  return pairs[who] ?? 'manager';
};

/** In the first, a clock that jumps by five hours comes to the next day. */
const zones = ['Pacific/Auckland', 'Europe/Moscow'] as const;
const zoneOf = (value: number): string => zones[value % 2] ?? '';

/** The calls of the acts on a substitution. */
export const absenceBuilders: Record<AbsenceAct, readonly [method: string, build: Build, service: string]> = {
  arrange: [
    'saveSubstitution',
    ({ who, value }) => ({
      // Now and then somebody else tries it.
      ...{ userId: userIdOf(who === 'rival' || who === 'senior' ? 'manager' : who) },
      timeZone: zoneOf(value),
      ...{ substituteId: userIdOf(value % 7 === 0 && who === 'manager' ? 'senior' : partnerOf(who)) },
      start: value % 5 === 0 ? '2026-11-21' : '2026-11-20',
      finish: ['2026-11-20', '2026-11-21', '2026-11-27'][value % 3],
    }),
    'identity',
  ],
  dismiss: ['endSubstitution', (_, { substitutionId }) => ({ substitutionId }), 'identity'],
  standin: [
    'standIn',
    ({ who }, { tokens }) => ({
      token: tokens.get(who) ?? tokenOf(who),
      username: emailOf(partnerOf(who)),
      deviceToken: deviceOf(who),
    }),
    'identity',
  ],
  standback: [
    'standBack',
    ({ who }, { tokens }) => ({ token: tokens.get(who) ?? tokenOf(who), deviceToken: deviceOf(who) }),
    'identity',
  ],
  absences: ['getSubstitutions', ({ who, value }) => ({ userId: userIdOf(who), timeZone: zoneOf(value) }), 'identity'],
  // A background task, not a call.
  remind: ['identity.tell-substitutions', () => ({}), 'identity'],
};
