import { exists, refused } from '@setu/kit/core';
import { emailFailure } from '@setu/proto/contact-details';
import type { CompanyType, ObjectPermission, PersonRole } from '@setu/proto/words';
import { refuseFields } from '../../domain/fields.js';
import { contactFailures, normaliseContact, type PersonContact } from '../../people/domain/contact.js';

/** A link is valid for a week (readings, Invites). */
export const INVITE_MS = 7 * 24 * 3_600_000;
/** A button pressed twice within this time creates only one new link. */
export const AGAIN_MS = 60_000;
/** The maximum number of invites per minute for each company. */
export const INVITES_PER_MINUTE = 20;

export type InviteState = 'sent' | 'accepted' | 'removed';

/** A person who is invited to a company. */
export interface Invite {
  id: string;
  companyId: string;
  invitedById: string;
  email: string;
  contact: PersonContact;
  roles: PersonRole[];
  state: InviteState;
  tokenHash?: Buffer | undefined;
  /** Grows with every new link. */
  term: number;
  validFor: Date;
  createdAt: Date;
}

export type Invitee = Pick<Invite, 'email' | 'contact' | 'roles'>;

const ofTraders = ['TEAM_GENERAL', 'TEAM_AUTHORIZED', 'TEAM_CHIEF', 'TEAM_ADMIN', 'TEAM_MANAGER'] as const;

/** The roles with which a person may be invited, by type of company. Admins and owners are not created by invites. */
export const openRoles: Record<CompanyType, readonly PersonRole[]> = {
  customer: ofTraders,
  supplier: ofTraders,
  broker: ['TEAM_ADMIN', 'TEAM_MANAGER', 'TEAM_PRODUCT_REVIEWER'],
};

const roleFailure = (roles: readonly PersonRole[], type: CompanyType): string | undefined => {
  if (roles.length === 0) return 'required';
  const isOpen = roles.length === 1 && roles.every((role) => openRoles[type].includes(role));
  return isOpen ? undefined : 'invalid_option';
};

/**
 * Validates an invited person as typed and returns them as they are stored. Throws `invalid` with every wrong field,
 * under its name in the HTTP API.
 */
export function validateInvitee(typed: Invitee, companyType: CompanyType): Invitee {
  const contact = normaliseContact(typed.contact);
  const failures = contactFailures(contact);
  refuseFields({
    email: emailFailure(typed.email),
    first_name: failures.name,
    second_name: failures.surname,
    third_name: failures.patronymic,
    mobile_phone: failures.mobilePhone,
    workPhone: failures.workPhone,
    workAddPhone: failures.workAddPhone,
    roles: roleFailure(typed.roles, companyType),
  });
  return { email: typed.email.trim().toLowerCase(), contact, roles: typed.roles };
}

/** The current status of a link. */
export type LinkStatus = 'open' | 'expired' | 'removed' | 'used';

export function linkStatus({ state, validFor }: Pick<Invite, 'state' | 'validFor'>, now: Date): LinkStatus {
  if (state !== 'sent') return state === 'accepted' ? 'used' : 'removed';
  return validFor > now ? 'open' : 'expired';
}

/** Returns whether a new link was made within the last minute. */
export const isJustSent = ({ validFor }: Pick<Invite, 'validFor'>, now: Date): boolean =>
  validFor.getTime() > now.getTime() + INVITE_MS - AGAIN_MS;

type InviteInput = Invitee & Pick<Invite, 'invitedById'>;

const contentKey = ({ invitedById, email, contact, roles }: InviteInput): string => {
  const { name, surname, patronymic, mobilePhone, workPhone, workAddPhone } = contact;
  return JSON.stringify([invitedById, email, name, surname, patronymic, mobilePhone, workPhone, workAddPhone, roles]);
};

/**
 * Returns whether an invite repeats one made within the last minute. A button pressed twice then creates only one
 * invite.
 */
export const isRepeated = (open: Invite, input: InviteInput, now: Date): boolean =>
  open.createdAt.getTime() > now.getTime() - AGAIN_MS && contentKey(open) === contentKey(input);

/** Returns a user's permissions on an open invite of their company. */
export const invitePermissions = (mayInvite: boolean): ObjectPermission[] =>
  mayInvite ? ['view', 'edit', 'delete'] : ['view'];

export const inviteExists = () => exists('email', 'invite_exists');
export const inviteeEmailInUse = () => exists('email', 'email_taken');
export const linkRefused = (status: Exclude<LinkStatus, 'open'> | 'locked') => refused(`invite_${status}`);
