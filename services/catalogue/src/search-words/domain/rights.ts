/** Who keeps the words of the search: an admin of the broker. */
export const keepsSearchWords = (actor: { companyType: string; roles: readonly string[] }): boolean =>
  actor.companyType === 'broker' && actor.roles.includes('ROLE_ADMIN');
