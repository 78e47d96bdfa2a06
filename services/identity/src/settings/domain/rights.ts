/** Who may change settings: an admin of the broker. */
export const mayChangeSettings = (actor: { companyType: string; roles: readonly string[] }): boolean =>
  actor.companyType === 'broker' && actor.roles.includes('ROLE_ADMIN');
