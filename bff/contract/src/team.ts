import { z } from 'zod';
import { constants } from './constants.js';
import { endpointsOf } from './endpoint.js';
import { optionalLine, optionalPhone, phoneExtension, sentFrom } from './person-fields.js';
import { teamRoutes } from './routes/team.js';
import { substitutionView } from './substitutions.js';
import { nothing, personView, pictureView, uuid, writtenText } from './values.js';
import { companyTypes, objectPermissions, personRoles, userStatuses } from './words.js';

const roles = z.array(z.enum(personRoles));

/** A row of the team: a user, or an invite that is not accepted yet. */
export const teamLineView = z.strictObject({
  id: uuid,
  kind: z.enum(['user', 'invite']),
  name: z.string(),
  surname: z.string(),
  patronymic: z.string(),
  email: z.string(),
  roles,
  status: z.enum(userStatuses),
  created_at: z.string(),
  /** For an invite, when its link expires. Null for a user. */
  valid_for: z.string().nullable(),
  /** For a user, when they were last active, if known. */
  last_seen_at: z.string().nullable(),
  /** For a valid invite, the path in its email. Shown only to users who may invite. */
  link: z.string().nullable(),
  is_self: z.boolean(),
  /** If null, the page shows initials. */
  avatar: pictureView.nullable(),
  /** Who acts for the user today, and the last day of it. */
  substitute: personView.extend({ until: z.string() }).nullable(),
});
export type TeamLineView = z.infer<typeof teamLineView>;

export const teamListView = z.strictObject({
  list: z.array(teamLineView),
  total: z.number().int(),
  /** The number in each status, ignoring the status filter. */
  counts: z.record(z.enum(userStatuses), z.number().int()),
});
export type TeamListView = z.infer<typeof teamListView>;

/** A user's profile (specification, section 3, User). */
export const profileView = z.strictObject({
  ...personView.shape,
  email: z.string(),
  username: z.string(),
  mobile_phone: z.string(),
  work_phone: z.string(),
  work_add_phone: z.string(),
  roles,
  status: z.enum(userStatuses),
  company: z.strictObject({ id: uuid, type: z.enum(companyTypes), short_name: z.string() }),
  /** For a broker's manager, the suppliers assigned to them. Shown to brokers only. */
  suppliers: z.array(z.strictObject({ id: uuid, short_name: z.string() })),
  permissions: z.array(z.enum(objectPermissions)),
  /** If null, the page shows initials. */
  avatar: pictureView.nullable(),
  /** True if the caller may change the user's picture. */
  may_set_avatar: z.boolean(),
  /** The user's current and future substitutes. */
  substitutes: z.array(substitutionView),
  /** The current and future substitutions in which the user acts for a colleague. */
  substituted_list: z.array(substitutionView),
});
export type ProfileView = z.infer<typeof profileView>;

/** POST /user/profile */
export const profileInput = z.object({
  surname: writtenText(constants.lineMax),
  name: writtenText(constants.lineMax),
  patronymic: optionalLine,
  phoneNumber: optionalPhone,
  workPhone: optionalPhone,
  workAddPhone: phoneExtension,
  route: sentFrom,
});
export type ProfileInput = z.input<typeof profileInput>;

/** POST /team/user/remove/{id}: the successor, where one is required. */
export const removeTeammateInput = z.object({ heir: uuid.or(z.literal('')).default('') });

/** The form for a user whose responsibilities need a successor. */
export const removeWithHeirInput = z.object({
  heir: removeTeammateInput.shape.heir.refine((id) => id !== '', 'required'),
});

/**
 * GET /team/user/heirs/{id}. For a user who stays: their new roles, separated by commas, and `status`, which says
 * whether they may sign in. Without `status`, the user leaves.
 */
export const heirsQuery = z.object({
  roles: z.string().default(''),
  status: z.enum(['active', 'disabled']).optional(),
});

/** The possible successors for a colleague's responsibilities. */
export const successorsView = z.strictObject({
  is_needed: z.boolean(),
  list: z.array(personView.extend({ roles })),
});
export type SuccessorsView = z.infer<typeof successorsView>;

const companies = { answer: z.strictObject({ companies: z.array(nothing) }) };
const saved = { input: profileInput, answer: profileView };

export const teamEndpoints = /* @__PURE__ */ endpointsOf(teamRoutes, {
  listTeam: { summary: 'Lists the users and open invites of the caller’s own company', answer: teamListView },
  getTeamRoles: {
    summary: 'Lists the roles that an invite may grant',
    answer: z.strictObject({ teamRoles: roles }),
  },
  getTeamBranches: { summary: 'Lists branches. The list is always empty', ...companies },
  getTeamClients: { summary: 'Lists clients of branches. The list is always empty', ...companies },
  listSuccessors: {
    summary: 'Lists the possible successors of a colleague who leaves or gets other roles',
    query: heirsQuery,
    answer: successorsView,
  },
  removeTeammate: {
    summary: 'Removes a colleague and hands their responsibilities to the successor',
    input: removeTeammateInput,
    answer: nothing,
  },
  uploadAvatar: {
    summary: 'Uploads a user’s picture',
    answer: z.strictObject({ avatar: pictureView }),
  },
  removeAvatar: { summary: 'Removes a user’s picture. Initials are shown instead', answer: nothing },
  getOwnProfile: { summary: 'Returns the caller’s own profile', answer: profileView },
  saveOwnProfile: { summary: 'Saves the caller’s own name and phones', ...saved },
  getOwnProfileHere: { summary: 'Does the same as GET /user/profile', answer: profileView },
  saveOwnProfileHere: { summary: 'Does the same as POST /user/profile', ...saved },
  getTeammate: { summary: 'Returns a colleague’s profile. Brokers may read every profile', answer: profileView },
});
