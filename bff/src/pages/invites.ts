import type { Endpoints, InputOfEndpoint, InviteView } from '@setu/contract';
import { wirePersonRole } from '@setu/proto/wire-words';
import type { CallContext } from '../http/call-context.js';
import { inviteView } from '../present/teammate.js';

type Created = InputOfEndpoint<Endpoints['createInvite']>;
type Edited = InputOfEndpoint<Endpoints['saveInvite']>;
type Accepted = InputOfEndpoint<Endpoints['acceptInvite']>;

const inviteeOf = (input: Edited, email: string) => ({
  email,
  name: input.first_name,
  surname: input.second_name,
  patronymic: input.third_name,
  mobilePhone: input.mobile_phone,
  workPhone: input.workPhone,
  workAddPhone: input.workAddPhone,
  roles: input.roles.map(wirePersonRole),
});

/** Invites a user into the caller's company. */
export const createInvite = async (call: CallContext, input: Created): Promise<InviteView> => {
  const command = {
    invitee: inviteeOf(input, input.email),
    companyId: input.company,
    idempotencyKey: call.idempotencyKey,
  };
  return inviteView((await call.deps.services.identity.createInvite(command, call.writes())).invite);
};

/** Edits an open invite. */
export const saveInvite = async (call: CallContext, inviteId: string, input: Edited): Promise<InviteView> => {
  const command = { inviteId, invitee: inviteeOf(input, '') };
  return inviteView((await call.deps.services.identity.saveInvite(command, call.writes())).invite);
};

/** Opens a session for the user who accepts an invite. The session presented with the call ends. */
export const acceptInvite = async (call: CallContext, token: string, input: Accepted) => {
  const answer = await call.deps.services.passwords.acceptInvite(
    {
      token,
      password: input.password,
      name: input.first_name,
      surname: input.second_name,
      patronymic: input.third_name,
      mobilePhone: input.mobile_phone,
      address: call.req.ip ?? '',
      userAgent: (call.req.get('user-agent') ?? '').slice(0, 300),
      previousToken: call.caller.token,
      processingConditionAgreed: input.processing_condition_agreed,
    },
    call.writes(),
  );
  call.deps.principals.forget(call.caller.token);
  if (answer.principal) call.deps.principals.remember(answer.token, answer.principal);
  return answer;
};
