/** Returns whether a user works on requests as a manager of the broker, from the company's type and the roles. */
export function isManager(type: string, roles: readonly string[]): boolean {
  return type === 'broker' && (roles.includes('TEAM_MANAGER') || roles.includes('TEAM_ADMIN'));
}

/** Returns whether a user is a senior manager: TEAM_ADMIN of the broker company. */
export function isSenior(type: string, roles: readonly string[]): boolean {
  return type === 'broker' && roles.includes('TEAM_ADMIN');
}

/** Returns whether a user is a system admin: ROLE_ADMIN of the broker company. */
export function isSystemAdmin(type: string, roles: readonly string[]): boolean {
  return type === 'broker' && roles.includes('ROLE_ADMIN');
}

/**
 * Returns whether a user manages the data and users of their own company. The company's creator and its senior managers
 * do.
 */
export function isCompanyAdmin(roles: readonly string[]): boolean {
  return roles.includes('ROLE_COMPANY_ADMIN') || roles.includes('TEAM_ADMIN');
}
