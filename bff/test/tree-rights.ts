import type { Row } from './rights-row.js';

/** A row for the broker's admins only. */
const admins = (method: string, path: string, filled: string, admin: Row['otherwise'], body?: unknown): Row => ({
  ...{ route: `${method} /admin/catalog/${path}`, path: `/admin/catalog/${filled}`, body, otherwise: 'denied' },
  expect: { anonymous: 'sign_in', admin },
});

const title = { title: 'Товары', locale: 'ru' };

/** The rows of the rights table for the category trees. */
export const treeRights: readonly Row[] = [
  admins('get', 'category_tree', 'category_tree', 'ok'),
  admins('get', 'category', 'category', 'ok'),
  admins('get', 'category/:category/delete{/confirm}', 'category/{category}/delete', 'ok'),
  admins('get', 'category/:category/delete{/confirm}', 'category/{category}/delete/confirm', 'ok'),
  // A category with cards cannot be deleted.
  admins('post', 'category/:category/delete{/confirm}', 'category/{category}/delete', 'refused', {}),
  admins('post', 'category/:category/delete{/confirm}', 'category/{category}/delete/confirm', 'refused', {}),
  admins('post', 'category/:category/attribute', 'category/{unknown}/attribute', 'none', title),
  admins('post', 'category/:category/attribute', 'category/{category}/attribute', 'invalid', { locale: 'ru' }),
  admins(
    'post',
    'category/:category/attribute/:attribute/delete',
    'category/{unknown}/attribute/{unknown}/delete',
    'none',
    {},
  ),
  admins('post', 'category_tree/:category/move-up', 'category_tree/{unknown}/move-up', 'none', {}),
  admins('post', 'category_tree/:category/move-down', 'category_tree/{unknown}/move-down', 'none', {}),
  // The cards would lose their sub-category.
  admins('post', 'category_tree/:category/set-root', 'category_tree/{category}/set-root', 'refused', {}),
  admins('post', 'category_tree/:category/delete', 'category_tree/{category}/delete', 'refused', {}),
  admins('post', 'category/create/:rootCategory', 'category/create/{unknown}', 'none', title),
  admins('post', 'category/create/:rootCategory', 'category/create/{unknown}', 'invalid', { title: ' ', locale: 'ru' }),
  admins('post', 'category/title/:category', 'category/title/{unknown}', 'none', title),
  admins('post', 'category/title/:category', 'category/title/{category}', 'invalid', { title: 'X', locale: 'hi' }),
  admins('post', 'category/delete/:category', 'category/delete/{category}', 'refused', {}),
  admins('post', 'category/move-after', 'category/move-after', 'none', {
    category: '{unknown}',
    afterCategory: '{category}',
  }),
  admins('post', 'category/move-under', 'category/move-under', 'refused', {
    category: '{category}',
    underCategory: '{category}',
  }),
  admins('post', 'category/move-under', 'category/move-under', 'invalid', { category: '{category}' }),
];
