/** @typedef {import('./state.mjs').State} State */

/** Returns every user with an account in the demo world. @returns {Promise<State['people']>} */
export async function everybody() {
  const { users, companies } = await import('@setu/demo-world');
  const typeOf = new Map(companies.map(({ id, type }) => [id, type]));
  return users.map(({ id, email, companyId, roles, status }) => ({
    id,
    email,
    companyId,
    companyType: typeOf.get(companyId) ?? '',
    roles,
    active: status === 'active',
  }));
}
