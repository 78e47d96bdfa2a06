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

const timeZone = 'Europe/Moscow';

/** The calls of the acts on a substitution. */
export const absenceBuilders: Record<AbsenceAct, readonly [method: string, build: Build, service: string]> = {
  arrange: [
    'saveSubstitution',
    ({ who, value }) => ({
      // Now and then somebody else tries it.
      ...{ userId: userIdOf(who === 'rival' || who === 'senior' ? 'manager' : who), timeZone },
      ...{ substituteId: userIdOf(value % 7 === 0 && who === 'manager' ? 'senior' : partnerOf(who)) },
      start: value % 5 === 0 ? '2026-11-21' : '2026-11-20',
      finish: ['2026-11-21', '2026-11-23', '2026-11-27'][value % 3],
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
  absences: ['getSubstitutions', ({ who }) => ({ userId: userIdOf(who), timeZone }), 'identity'],
};
