import type { InviteView, PersonRole } from '@setu/contract';

/** The values of the form. The role is a single value, as in a radio group. */
export interface InviteeValues {
  first_name: string;
  second_name: string;
  third_name: string;
  mobile_phone: string;
  workPhone: string;
  workAddPhone: string;
  roles: PersonRole | '';
}

export const noInvitee: InviteeValues = {
  ...{ first_name: '', second_name: '', third_name: '', mobile_phone: '', workPhone: '', workAddPhone: '' },
  roles: '',
};

/** Returns the form values of an invite. */
export const inviteeValues = (invite: InviteView): InviteeValues => ({
  first_name: invite.first_name,
  second_name: invite.second_name,
  third_name: invite.third_name,
  mobile_phone: invite.mobile_phone,
  workPhone: invite.workPhone,
  workAddPhone: invite.workAddPhone,
  roles: invite.roles[0] ?? '',
});

/** Returns the role as the list that the API expects: empty or with one role. */
export const sentRoles = (role: PersonRole | ''): PersonRole[] => (role === '' ? [] : [role]);
