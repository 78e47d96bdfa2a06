import { systemActor } from '@setu/kit/rpc';
import type { ResumeSessionRequest, ResumeSessionResponse } from '@setu/proto/identity/sessions';
import type { Services } from '../services.js';

const keptMs = 5000;

/**
 * Turns remember-me tokens into sessions, each token once: a page that comes back fires several calls with the same
 * spent-once token, and all of them get the one new session.
 */
export const resumeOnce = (identity: Services['identity']) => {
  const running = new Map<string, Promise<ResumeSessionResponse>>();
  const resume = (request: ResumeSessionRequest): Promise<ResumeSessionResponse> => {
    const known = running.get(request.rememberToken);
    if (known) return known;
    const answer = identity.resumeSession(request, { actor: systemActor('bff') });
    running.set(request.rememberToken, answer);
    const forget = () => running.delete(request.rememberToken);
    answer.then(() => setTimeout(forget, keptMs).unref(), forget);
    return answer;
  };
  return { resume };
};
export type Resuming = ReturnType<typeof resumeOnce>;
