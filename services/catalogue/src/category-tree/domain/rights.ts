/** Returns whether a user may change the trees: only an admin of the broker may. */
export const canManageTrees = (actor: { companyType: string; roles: readonly string[] }): boolean =>
  actor.companyType === 'broker' && actor.roles.includes('ROLE_ADMIN');
