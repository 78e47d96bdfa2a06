// The parts of a team that other user pages use.
export { useListSuccessorsQuery } from './api';
export { useInviteActions } from './invite/use-invite-actions';
export { useRemovePerson } from './remove/use-remove-person';
export { roleNames } from './role-names';
export { TeamPerson } from './team-person';
export { TeamStatus } from './team-status';
