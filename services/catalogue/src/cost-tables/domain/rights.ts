/** Returns whether the actor may edit the tables of landed prices. Only broker admins may. */
export const canKeepCostTables = (actor: { companyType: string; roles: readonly string[] }): boolean =>
  actor.companyType === 'broker' && actor.roles.includes('ROLE_ADMIN');
