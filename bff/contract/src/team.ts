import { z } from 'zod';
import { constants } from './constants.js';
import { endpointsOf } from './endpoint.js';
import { optionalLine, optionalPhone, phoneExtension, sentFrom } from './person-fields.js';
import { teamRoutes } from './routes/team.js';
import { nothing, personView, pictureView, uuid, writtenText } from './values.js';
import { companyTypes, objectPermissions, personRoles, userStatuses } from './words.js';

const roles = z.array(z.enum(personRoles));

/** A line of the team: a person, or an invite nobody has accepted yet. */
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
  /** Of an invite: until when its link counts; null for a person. */
  valid_for: z.string().nullable(),
  /** Of a person: when he was last seen, as far as that is known. */
  last_seen_at: z.string().nullable(),
  /** Of an invite in force, for who may invite: the path its mail leads to. */
  link: z.string().nullable(),
  is_self: z.boolean(),
  /** Null: initials. */
  avatar: pictureView.nullable(),
});
export type TeamLineView = z.infer<typeof teamLineView>;

export const teamListView = z.strictObject({
  list: z.array(teamLineView),
  total: z.number().int(),
  /** Of each status, whatever statuses are asked for. */
  counts: z.record(z.enum(userStatuses), z.number().int()),
});
export type TeamListView = z.infer<typeof teamListView>;

/** The specification, section 3, User. */
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
  /** Of a broker's manager, for brokers: the suppliers he keeps. */
  suppliers: z.array(z.strictObject({ id: uuid, short_name: z.string() })),
  permissions: z.array(z.enum(objectPermissions)),
  /** Null: initials. */
  avatar: pictureView.nullable(),
  /** Whether the reader may give him a picture. */
  may_set_avatar: z.boolean(),
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

/** POST /team/user/remove/{id}: who takes over, where somebody has to. */
export const removeTeammateInput = z.object({ heir: uuid.or(z.literal('')).default('') });

/** The same where somebody has to take over. */
export const removeWithHeirInput = z.object({
  heir: removeTeammateInput.shape.heir.refine((id) => id !== '', 'required'),
});

/** GET /team/user/heirs/{id}: of somebody who stays, the roles he is to have, between commas, and whether he may sign in; absent: he leaves. */
export const heirsQuery = z.object({
  roles: z.string().default(''),
  status: z.enum(['active', 'disabled']).optional(),
});

/** Who may take over what a colleague answers for. */
export const heirsView = z.strictObject({
  is_needed: z.boolean(),
  list: z.array(personView.extend({ roles })),
});
export type HeirsView = z.infer<typeof heirsView>;

const companies = { answer: z.strictObject({ companies: z.array(nothing) }) };
const saved = { input: profileInput, answer: profileView };

export const teamEndpoints = /* @__PURE__ */ endpointsOf(teamRoutes, {
  listTeam: { summary: 'People and open invites of the own company', answer: teamListView },
  getTeamRoles: {
    summary: 'The roles somebody may be invited with',
    answer: z.strictObject({ teamRoles: roles }),
  },
  getTeamBranches: { summary: 'Branches; there are none', ...companies },
  getTeamClients: { summary: 'Clients of branches; there are none', ...companies },
  listHeirs: {
    summary: 'Who may take over what a colleague answers for, or gives up with other roles',
    query: heirsQuery,
    answer: heirsView,
  },
  removeTeammate: {
    summary: 'Removes a colleague; what he answers for goes to the heir',
    input: removeTeammateInput,
    answer: nothing,
  },
  uploadAvatar: {
    summary: 'Shows somebody with the picture uploaded',
    answer: z.strictObject({ avatar: pictureView }),
  },
  removeAvatar: { summary: 'Shows somebody by his initials again', answer: nothing },
  getOwnProfile: { summary: 'One’s own profile', answer: profileView },
  saveOwnProfile: { summary: 'Writes one’s own name and phones', ...saved },
  getOwnProfileHere: { summary: 'As GET /user/profile', answer: profileView },
  saveOwnProfileHere: { summary: 'As POST /user/profile', ...saved },
  getTeammate: { summary: 'A colleague’s profile; brokers read everybody’s', answer: profileView },
});
