import type { SessionsService } from '@setu/proto/identity/sessions';
import type { Rpcs } from '../../served.js';
import { resolveSession } from './resolve-session.js';
import { resumeSession } from './resume-session.js';
import { signIn } from './sign-in.js';
import { signOut } from './sign-out.js';

export const sessionRpcs = { signIn, signOut, resolveSession, resumeSession } satisfies Rpcs<typeof SessionsService>;
