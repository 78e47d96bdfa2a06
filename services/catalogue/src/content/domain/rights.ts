/** Who may write static pages and the home page: an admin of the broker. */
export const keepsContent = (actor: { companyType: string; roles: readonly string[] }): boolean =>
  actor.companyType === 'broker' && actor.roles.includes('ROLE_ADMIN');
