import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { candidates, saveSubstitution, substituted, substitutions } from '../pages/substitutions.js';

/** Substitutions. The switch itself is in `http/switch-user.ts`, on any path. */
export const substitutionRoutes = [
  route(endpoints.getSubstitutions, async (call) => ({
    data: await substitutions(call, call.params.teamUser),
  })),
  route(endpoints.saveSubstitution, async (call) => ({
    data: await saveSubstitution(call, call.params.teamUser, call.input),
  })),
  route(endpoints.endSubstitution, async (call) => {
    await call.deps.services.identity.endSubstitution({ substitutionId: call.params.pivot }, call.writes());
    return { data: {} };
  }),
  route(endpoints.listSubstituteCandidates, async (call) => ({
    data: await candidates(call, call.params.teamUser, call.input),
  })),
  route(endpoints.listSubstituted, async (call) => ({
    data: await substituted(call, call.params.teamUser, call.input),
  })),
];
