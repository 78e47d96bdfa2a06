/** Returns whether a user may edit static pages and the home page: only an admin of the broker may. */
export const canManageContent = (actor: { companyType: string; roles: readonly string[] }): boolean =>
  actor.companyType === 'broker' && actor.roles.includes('ROLE_ADMIN');
