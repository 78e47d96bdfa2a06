import type { Endpoint, Who } from '@setu/contract';
import type { Principal, Row } from './rights-row.js';
import { rightsTable } from './rights-table.js';

const everybody: Principal[] = ['buyer', 'colleague', 'rival', 'newcomer', 'supplier', 'manager', 'reviewer', 'admin'];

/** Who of the table's principals is of a route's class of people; undefined: the route is for everybody. */
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

/** A route that speaks of an object, by its id: what its table says cannot be told from its class of people. */
const namesObject = ({ path, words = [] }: Endpoint): boolean =>
  [...path.matchAll(/:(\w+)/g)].some(([, name = '']) => !words.includes(name));

/** The row an endpoint has by its class of people alone. */
const classRow = (endpoint: Endpoint): Row => {
  const insiders = classes[endpoint.who];
  const path = endpoint.path.replace(/\{[^}]*\}/g, '').replace(/:\w+/g, 'x');
  const row = { route: nameOf(endpoint), path, ...(endpoint.method !== 'get' && { body: {} }) };
  if (!insiders) return { ...row, otherwise: 'let_in', expect: {} };
  const expected = Object.fromEntries(insiders.map((principal) => [principal, 'let_in' as const]));
  const newcomer = endpoint.who === 'commerce' ? { newcomer: 'commerce' as const } : {};
  return { ...row, otherwise: 'denied', expect: { anonymous: 'sign_in', ...expected, ...newcomer } };
};

/** The whole table: rows written by hand, and for every other endpoint that names no object the row of its class. */
export const rightsRows = (endpoints: readonly Endpoint[]): Row[] => {
  const written = new Set(rightsTable.map(({ route }) => route));
  const derived = endpoints.filter((endpoint) => !written.has(nameOf(endpoint)) && !namesObject(endpoint));
  return [...derived.map(classRow), ...rightsTable];
};
