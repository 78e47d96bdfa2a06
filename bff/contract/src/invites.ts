import { z } from 'zod';
import { constants } from './constants.js';
import { emailFailure } from './contact-details.js';
import { endpointsOf } from './endpoint.js';
import { optionalLine, optionalPhone, phoneExtension } from './person-fields.js';
import { agreed, newPassword } from './registrations.js';
import { inviteRoutes } from './routes/invites.js';
import { nothing, routedView, textUpTo, uuid, writtenText } from './values.js';
import { companyTypes, objectPermissions, personRoles } from './words.js';

const role = z.enum(personRoles, 'invalid_option');

/** Exactly one; a form sends it bare. */
const oneRole = z.union([role.transform((one) => [one]), z.array(role)], 'required').superRefine((given, context) => {
  if (given.length === 0) context.addIssue({ code: 'custom', message: 'required' });
  else if (given.length > 1) context.addIssue({ code: 'custom', message: 'invalid_option' });
});

const address = textUpTo(254)
  .default('')
  .superRefine((email, context) => {
    const message = emailFailure(email);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });

const invitee = {
  first_name: writtenText(constants.lineMax),
  second_name: writtenText(constants.lineMax),
  third_name: optionalLine,
  mobile_phone: optionalPhone,
  workPhone: optionalPhone,
  workAddPhone: phoneExtension,
  roles: oneRole,
};

/** POST /team/invite: who is to join, with which one role. `company`: the own one, where it is said at all. */
export const inviteInput = z.object({
  email: address,
  ...invitee,
  company: uuid.or(z.literal('')).default(''),
  _token: textUpTo(500).optional(),
});
export type InviteInput = z.input<typeof inviteInput>;

/** POST /team/invite/{id}: the address stays. */
export const inviteEditInput = z.object(invitee);

/** POST /team/invite/confirm/{uuid} */
export const acceptInviteInput = z
  .object({
    first_name: writtenText(constants.lineMax),
    second_name: writtenText(constants.lineMax),
    third_name: optionalLine,
    mobile_phone: optionalPhone,
    password: newPassword,
    confirmPassword: textUpTo(constants.lineMax).default(''),
    processing_condition_agreed: agreed,
    _token: textUpTo(500).optional(),
  })
  .superRefine(({ password, confirmPassword: again }, context) => {
    const differs = again === password ? undefined : 'passwords_differ';
    const message = again === '' ? 'required' : differs;
    if (message !== undefined) context.addIssue({ code: 'custom', message, path: ['confirmPassword'] });
  });

const inviteeView = {
  email: z.string(),
  first_name: z.string(),
  third_name: z.string(),
  second_name: z.string(),
  mobile_phone: z.string(),
  roles: z.array(z.enum(personRoles)),
};

/** The specification, section 3, Invite. */
export const inviteView = z.strictObject({
  id: uuid,
  ...inviteeView,
  workPhone: z.string(),
  workAddPhone: z.string(),
  company: z.strictObject({ id: uuid, short_name: z.string() }),
  status: z.literal('invited'),
  created_at: z.string(),
  valid_for: z.string(),
  /** In force, and for who may invite: the path its mail leads to. */
  link: z.string().nullable(),
  inviter: z.string(),
  permissions: z.array(z.enum(objectPermissions)),
});
export type InviteView = z.infer<typeof inviteView>;

/** What an invite's link is worth; the rest is said of an open one alone. */
export const openInviteView = z.strictObject({
  state: z.enum(['open', 'expired', 'removed', 'used']),
  company: z.string(),
  company_type: z.enum(companyTypes).nullable(),
  inviter: z.string(),
  invitee: z.strictObject(inviteeView).nullable(),
});
export type OpenInviteView = z.infer<typeof openInviteView>;

const shown = z.strictObject({ invite: inviteView });

export const inviteEndpoints = /* @__PURE__ */ endpointsOf(inviteRoutes, {
  getInvitePage: {
    summary: 'The page where somebody is invited, with the roles there are',
    answer: z.strictObject({ teamRoles: z.array(z.enum(personRoles)) }),
  },
  createInvite: { summary: 'Invites an address; the link is mailed', input: inviteInput, answer: shown },
  getInvite: { summary: 'An open invite of the own company', answer: shown },
  saveInvite: { summary: 'Corrects an open invite', input: inviteEditInput, answer: shown },
  openInvite: { summary: 'What an invite’s link is worth', answer: openInviteView },
  acceptInvite: {
    summary: 'Sets the password, joins the company and signs in',
    input: acceptInviteInput,
    answer: routedView,
  },
  extendInvite: { summary: 'A new week and a new link, mailed; the old link is dead', answer: shown },
  removeInvite: { summary: 'Takes an invite back', answer: nothing },
});
