/** Returns whether the actor may edit the synonyms and stop words of the search. Only broker admins may. */
export const canManageSearchTerms = (actor: { companyType: string; roles: readonly string[] }): boolean =>
  actor.companyType === 'broker' && actor.roles.includes('ROLE_ADMIN');
