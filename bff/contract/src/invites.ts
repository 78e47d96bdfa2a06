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

/** Exactly one role. A form sends it without an array. */
const oneRole = z.union([role.transform((one) => [one]), z.array(role)], 'required').superRefine((roles, context) => {
  if (roles.length === 0) context.addIssue({ code: 'custom', message: 'required' });
  else if (roles.length > 1) context.addIssue({ code: 'custom', message: 'invalid_option' });
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

/** POST /team/invite: the invitee and exactly one role. `company` is optional and can only be the caller's own. */
export const inviteInput = z.object({
  email: address,
  ...invitee,
  company: uuid.or(z.literal('')).default(''),
  _token: textUpTo(500).optional(),
});
export type InviteInput = z.input<typeof inviteInput>;

/** POST /team/invite/{id}. The email address cannot be changed. */
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

/** An invite (specification, section 3, Invite). */
export const inviteView = z.strictObject({
  id: uuid,
  ...inviteeView,
  workPhone: z.string(),
  workAddPhone: z.string(),
  company: z.strictObject({ id: uuid, short_name: z.string() }),
  status: z.literal('invited'),
  created_at: z.string(),
  valid_for: z.string(),
  /** The path in the invite's email. Null if the invite is not valid or the caller may not invite. */
  link: z.string().nullable(),
  inviter: z.string(),
  permissions: z.array(z.enum(objectPermissions)),
});
export type InviteView = z.infer<typeof inviteView>;

/** The state of an invite's link. The other fields are set for an open invite only. */
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
    summary: 'Returns the invite page with the available roles',
    answer: z.strictObject({ teamRoles: z.array(z.enum(personRoles)) }),
  },
  createInvite: { summary: 'Invites an email address and emails the link', input: inviteInput, answer: shown },
  getInvite: { summary: 'Returns an open invite of the caller’s own company', answer: shown },
  saveInvite: { summary: 'Updates an open invite', input: inviteEditInput, answer: shown },
  openInvite: { summary: 'Returns the state of an invite’s link', answer: openInviteView },
  acceptInvite: {
    summary: 'Accepts an invite: sets the password, joins the company and signs in',
    input: acceptInviteInput,
    answer: routedView,
  },
  extendInvite: {
    summary: 'Extends an invite by a week and emails a new link. The old link stops working',
    answer: shown,
  },
  removeInvite: { summary: 'Revokes an invite', answer: nothing },
});
