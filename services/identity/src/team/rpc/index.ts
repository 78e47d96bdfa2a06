import type { TeamService } from '@setu/proto/identity/team';
import type { Rpcs } from '../../served.js';
import { getTeammate } from './get-teammate.js';
import { listHeirs } from './list-heirs.js';
import { listTeam } from './list-team.js';
import { listTeammates } from './list-teammates.js';
import { removeTeammate } from './remove-teammate.js';
import { saveProfile } from './save-profile.js';
import { saveTeammate } from './save-teammate.js';
import { setAvatar } from './set-avatar.js';

/** The rpcs of teams. */
export const teamRpcs = {
  listTeam,
  getTeammate,
  saveProfile,
  setAvatar,
  listHeirs,
  removeTeammate,
  listTeammates,
  saveTeammate,
} satisfies Rpcs<typeof TeamService>;
