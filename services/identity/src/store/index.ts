import type { Conn } from '@setu/kit/db';
import { companyStore } from './companies.js';
import { noticeStore } from './notices.js';
import { rememberTokenStore } from './remember-tokens.js';
import { sessionStore } from './sessions.js';
import { signInAttemptStore } from './sign-in-attempts.js';
import { signalStore } from './signals.js';
import { substitutionStore } from './substitutions.js';
import { userStore } from './users.js';

/** All SQL of the service, the same shape on the pool and inside a transaction. */
export const stores = (conn: Conn) => ({
  companies: companyStore(conn),
  users: userStore(conn),
  sessions: sessionStore(conn),
  rememberTokens: rememberTokenStore(conn),
  signInAttempts: signInAttemptStore(conn),
  substitutions: substitutionStore(conn),
  notices: noticeStore(conn),
  signals: signalStore(conn),
});

export type Stores = ReturnType<typeof stores>;
