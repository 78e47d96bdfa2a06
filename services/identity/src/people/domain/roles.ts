/** Takes a company's type and a person's roles there: whether he works on requests as a manager of the broker. */
export function isManager(type: string, roles: readonly string[]): boolean {
  return type === 'broker' && (roles.includes('TEAM_MANAGER') || roles.includes('TEAM_ADMIN'));
}

/** A senior manager: TEAM_ADMIN of the broker company. */
export function isSenior(type: string, roles: readonly string[]): boolean {
  return type === 'broker' && roles.includes('TEAM_ADMIN');
}

/** The system's admin: ROLE_ADMIN of the broker company. */
export function isSystemAdmin(type: string, roles: readonly string[]): boolean {
  return type === 'broker' && roles.includes('ROLE_ADMIN');
}

/** The one who keeps a company's own data and people: its creator or its senior. */
export function isCompanyAdmin(roles: readonly string[]): boolean {
  return roles.includes('ROLE_COMPANY_ADMIN') || roles.includes('TEAM_ADMIN');
}
