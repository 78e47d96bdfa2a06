import type { Row } from './rights-row.js';

/** A row for the broker's admins only. */
const admins = (route: string, path: string, admin: Row['otherwise'], body?: unknown): Row => ({
  ...{ route, path, body, otherwise: 'denied' },
  expect: { anonymous: 'sign_in', admin },
});

const api = '/admin/api/static-pages';
const page = { link: 'rights', locale: 'ru', title: 'Права' };

const nothing = { hero: [], promo: [], banner: [] };

/** The rows of the rights table for static pages and home page settings. */
export const contentRights: readonly Row[] = [
  admins('get /admin/home', '/admin/home', 'ok'),
  admins('post /admin/home', '/admin/home', 'invalid', {}),
  // This version never existed.
  admins('post /admin/home', '/admin/home', 'refused', { version: 0, customer: nothing, supplier: nothing }),
  admins('get /admin/static-pages/edit/:link', '/admin/static-pages/edit/about', 'ok'),
  admins(`get ${api}/version/:link/:locale/:version`, `${api}/version/about/ru/1`, 'ok'),
  admins(`get ${api}/version/:link/:locale/:version`, `${api}/version/about/ru/999`, 'none'),
  admins(`post ${api}/preview`, `${api}/preview`, 'ok', { body: '<p>x</p>' }),
  admins(`post ${api}/save`, `${api}/save`, 'invalid', page),
  // This page never existed.
  admins(`post ${api}/remove`, `${api}/remove`, 'ok', { link: 'rights', locale: 'ru' }),
];
