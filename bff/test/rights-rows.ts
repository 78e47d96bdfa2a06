import type { Endpoint, Who } from '@setu/contract';
import type { Principal, Row } from './rights-row.js';
import { rightsTable } from './rights-table.js';

const everybody: Principal[] = ['buyer', 'colleague', 'rival', 'newcomer', 'supplier', 'manager', 'reviewer', 'admin'];

/** The principals in each access class. Undefined means that the route is public. */
const classes: Record<Who, readonly Principal[] | undefined> = {
  public: undefined,
  user: everybody,
  customer: ['buyer', 'colleague', 'rival', 'newcomer'],
  commerce: ['buyer', 'colleague', 'rival'],
  supplier: ['supplier'],
  broker: ['manager', 'reviewer', 'admin'],
  manager: ['manager'],
  senior: [],
  reviewer: ['reviewer'],
  review: ['manager', 'reviewer'],
  admin: ['admin'],
};

const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`;

/** Returns whether a route names an object by id. Its outcomes then depend on more than its access class. */
const namesObject = ({ path, words = [] }: Endpoint): boolean =>
  [...path.matchAll(/:(\w+)/g)].some(([, name = '']) => !words.includes(name));

/** Returns the row of an endpoint that follows from its access class. */
const classRow = (endpoint: Endpoint): Row => {
  const insiders = classes[endpoint.who];
  const path = endpoint.path.replace(/\{[^}]*\}/g, '').replace(/:\w+/g, 'x');
  const row = { route: nameOf(endpoint), path, ...(endpoint.method !== 'get' && { body: {} }) };
  if (!insiders) return { ...row, otherwise: 'let_in', expect: {} };
  const expected = Object.fromEntries(insiders.map((principal) => [principal, 'let_in' as const]));
  const newcomer = endpoint.who === 'commerce' ? { newcomer: 'commerce' as const } : {};
  return { ...row, otherwise: 'denied', expect: { anonymous: 'sign_in', ...expected, ...newcomer } };
};

/**
 * Returns the full table: the rows written by hand, and a row by access class for every other endpoint that names no
 * object.
 */
export const rightsRows = (endpoints: readonly Endpoint[]): Row[] => {
  const written = new Set(rightsTable.map(({ route }) => route));
  const derived = endpoints.filter((endpoint) => !written.has(nameOf(endpoint)) && !namesObject(endpoint));
  return [...derived.map(classRow), ...rightsTable];
};
