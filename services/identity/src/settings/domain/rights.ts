/** Returns whether a user may change settings: only the broker's admins may. */
export const mayChangeSettings = (actor: { companyType: string; roles: readonly string[] }): boolean =>
  actor.companyType === 'broker' && actor.roles.includes('ROLE_ADMIN');
