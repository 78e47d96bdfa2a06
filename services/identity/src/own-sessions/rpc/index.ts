import type { OwnSessionsService } from '@setu/proto/identity/own_sessions';
import type { Rpcs } from '../../served.js';
import { endOtherSessions } from './end-other-sessions.js';
import { endOwnSession } from './end-own-session.js';
import { listOwnSessions } from './list-own-sessions.js';

/** The rpcs of the user's own sessions. */
export const ownSessionRpcs = { listOwnSessions, endOwnSession, endOtherSessions } satisfies Rpcs<
  typeof OwnSessionsService
>;
