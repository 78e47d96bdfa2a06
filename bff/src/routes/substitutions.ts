import { endpoints } from '@setu/contract';
import { route } from '../http/route.js';
import { candidates, saveSubstitution, substituted, substitutions } from '../pages/substitutions.js';

/** Substitutions. The switch itself is in `http/switch-user.ts`, on any path. */
export const substitutionRoutes = [
  route(endpoints.getSubstitutions, async (ask) => ({ data: await substitutions(ask, ask.params.teamUser) })),
  route(endpoints.saveSubstitution, async (ask) => ({
    data: await saveSubstitution(ask, ask.params.teamUser, ask.input),
  })),
  route(endpoints.endSubstitution, async (ask) => {
    await ask.deps.services.identity.endSubstitution({ substitutionId: ask.params.pivot }, ask.writes());
    return { data: {} };
  }),
  route(endpoints.listSubstituteCandidates, async (ask) => ({
    data: await candidates(ask, ask.params.teamUser, ask.input),
  })),
  route(endpoints.listSubstituted, async (ask) => ({ data: await substituted(ask, ask.params.teamUser, ask.input) })),
];
