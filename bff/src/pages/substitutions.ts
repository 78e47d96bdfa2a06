import type { CandidateView, Endpoints, InputOfEndpoint, SubstitutionsView, SubstitutionView } from '@setu/contract';
import { internal } from '@setu/kit/core';
import type * as wire from '@setu/proto/identity/substitutions';
import { personRoleWord } from '@setu/proto/wire-words';
import type { CallContext } from '../http/call-context.js';
import { personView, substitutedViews } from '../present/person.js';
import { substitutionView } from '../present/substitution.js';

type PageInput = InputOfEndpoint<Endpoints['listSubstituted']>;

const pageOf = ({ selectBy, pagination }: PageInput) => ({
  search: selectBy?.like_concat?.value ?? '',
  page: { page: pagination?.page ?? 1, limit: pagination?.tableSize ?? pagination?.limit ?? 10 },
});

/**
 * Returns a user's substitutes, the users for whom this user substitutes, and the users to whom the caller may switch.
 */
export const substitutions = async (call: CallContext, userId: string): Promise<SubstitutionsView> => {
  const { identity } = call.deps.services;
  const [found, own] = await Promise.all([
    identity.getSubstitutions({ userId, timeZone: call.caller.timeZone }, call.reads()),
    identity.getDashboard({}, call.reads()),
  ]);
  if (found.user === undefined) throw internal('a user has substitutions but no name');
  return {
    user: personView(found.user),
    substitute: found.substitute ? substitutionView(found.substitute) : null,
    substituted: found.substituted.map(substitutionView),
    open: userId === call.actor.userId ? substitutedViews(own) : [],
    today: found.today,
  };
};

/** Creates a substitution or changes its days. */
export const saveSubstitution = async (
  call: CallContext,
  userId: string,
  input: InputOfEndpoint<Endpoints['saveSubstitution']>,
): Promise<SubstitutionView> => {
  const { substitute: substituteId, date_start: start, date_finish: finish } = input;
  const command = { userId, substituteId, start, finish, timeZone: call.caller.timeZone };
  const { substitution } = await call.deps.services.identity.saveSubstitution(command, call.writes());
  if (substitution === undefined) throw internal('a substitution was saved but is missing from the answer');
  return substitutionView(substitution);
};

const candidateView = ({ person, taken }: wire.Candidate): CandidateView[] =>
  person === undefined
    ? []
    : [
        {
          ...personView(person),
          roles: person.roles.flatMap((role) => personRoleWord(role) ?? []),
          is_selectable: taken === undefined,
          taken: taken?.substitute
            ? { substitute: personView(taken.substitute), start: taken.start, finish: taken.finish }
            : null,
        },
      ];

/** Returns the colleagues who may substitute for a user. */
export const candidates = async (call: CallContext, userId: string, input: PageInput) => {
  const found = await call.deps.services.identity.listCandidates({ userId, ...pageOf(input) }, call.reads());
  return { list: found.candidates.flatMap(candidateView), total_count: found.total };
};

/** Returns the users for whom a user substitutes. */
export const substituted = async (call: CallContext, userId: string, input: PageInput) => {
  const found = await call.deps.services.identity.listSubstituted({ userId, ...pageOf(input) }, call.reads());
  return { list: found.substitutions.map(substitutionView), total_count: found.total };
};
