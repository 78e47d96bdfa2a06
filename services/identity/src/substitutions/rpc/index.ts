import type { SubstitutionsService } from '@setu/proto/identity/substitutions';
import type { Rpcs } from '../../served.js';
import { endSubstitution } from './end-substitution.js';
import { getSubstitutions } from './get-substitutions.js';
import { listCandidates } from './list-candidates.js';
import { listSubstituted } from './list-substituted.js';
import { saveSubstitution } from './save-substitution.js';
import { standBack } from './stand-back.js';
import { standIn } from './stand-in.js';

/** The rpcs of substitutions. */
export const substitutionRpcs = {
  getSubstitutions,
  listCandidates,
  listSubstituted,
  saveSubstitution,
  endSubstitution,
  standIn,
  standBack,
} satisfies Rpcs<typeof SubstitutionsService>;
