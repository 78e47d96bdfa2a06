import type { Row } from './rights-row.js';

const ofManagers = (route: string, path: string, manager: Row['otherwise'], body?: unknown): Row => ({
  ...{ route, path, body, otherwise: 'denied' },
  expect: { anonymous: 'sign_in', manager },
});

const one = '/supplier/application/';
const move = '/broker/application/update-status/';

/**
 * The rows of the rights table for suppliers' applications and forms. Anyone may send an application, and only managers
 * may do the rest.
 */
export const applicationRights: readonly Row[] = [
  ofManagers(`get ${one}:application`, `${one}{application}`, 'ok'),
  ofManagers(`post ${one}:application/set-manager`, `${one}{unknown}/set-manager`, 'none', { userId: '{unknown}' }),
  ofManagers(`post ${one}:application/note`, `${one}{unknown}/note`, 'none', { text: 'Called them.' }),
  ...(['get', 'post'] as const).map((method) => ({
    route: `${method} /supplier/:company/edit`,
    path: '/supplier/{customerCompany}/edit',
    otherwise: 'none' as const,
    expect: { anonymous: 'sign_in' as const },
    ...(method === 'post' && { body: {} }),
  })),
  ofManagers(`post ${move}:id`, `${move}{unknown}`, 'none', { status: 'in_work' }),
];
