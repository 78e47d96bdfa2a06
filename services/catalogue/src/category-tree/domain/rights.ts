/** Who may change the trees: an admin of the broker. */
export const keepsTrees = (actor: { companyType: string; roles: readonly string[] }): boolean =>
  actor.companyType === 'broker' && actor.roles.includes('ROLE_ADMIN');
