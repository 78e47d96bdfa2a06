import { fileURLToPath } from 'node:url';

/** The demo users that the journeys sign in as. */
export const accounts = {
  buyer: 'buyer@volga.example',
  rival: 'rival@onega.example',
  newcomer: 'newcomer@neva.example',
  manager: 'manager@setu.example',
  senior: 'senior@setu.example',
  reviewer: 'reviewer@setu.example',
  reviewer2: 'reviewer2@setu.example',
  admin: 'admin@setu.example',
  supplier: 'supplier@kaveri.example',
  supplier2: 'supplier@deccan.example',
} as const;
export type Role = keyof typeof accounts;

export const password = 'Setu-demo-1';

/** Returns the file with the cookies of a signed-in role, stored for the run. */
export const stateOf = (role: Role): string =>
  fileURLToPath(new URL(`../../../test-results/e2e-roles/${role}.json`, import.meta.url));
