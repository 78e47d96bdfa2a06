import type { PageContext, ScreenName, UserPermission } from '@setu/contract';
import { expect, it } from 'vitest';
import { isCurrentEntry } from './current-entry';
import { navigationFor } from './navigation';

function contextOf(permissions: UserPermission[] | null): PageContext {
  const person = { id: 'u', name: 'Марина', surname: 'Белова', patronymic: '' };
  const company = { id: 'c', type: 'customer' as const, short_name: 'Волга', is_commerce_allowed: true };
  const user = permissions && { ...person, email: 'm@volga.example', company, roles: [], permissions, acting_as: null };
  return {
    locale: 'ru_RU',
    platform: 'customer',
    time_zone: 'Europe/Moscow',
    csrf_token: 't',
    user,
    counters: { cart: 4 },
    rate: null,
  };
}

const all = new Set<ScreenName>(['index', 'category_index', 'basket_page', 'notice_list_page', 'my_account_page']);
const idsOf = (context: PageContext, screens: ReadonlySet<ScreenName> = all) =>
  navigationFor('publicTabs', context, screens).map(({ id }) => id);

it('a visitor sees only entries that visitors may open', () => {
  expect(idsOf(contextOf(null))).toEqual(['home', 'catalogue']);
});

it('an entry appears only with the right permission', () => {
  expect(idsOf(contextOf([]))).toEqual(['home', 'catalogue', 'account']);
  expect(idsOf(contextOf(['cart']))).toEqual(['home', 'catalogue', 'cart', 'account']);
});

it('no entry points at a screen that this build does not have', () => {
  expect(idsOf(contextOf(['cart', 'commerce']), new Set(['index']))).toEqual(['home']);
});

it('an entry shows its counter', () => {
  const cart = navigationFor('header', contextOf(['cart']), all).find(({ id }) => id === 'cart');
  expect(cart).toMatchObject({ to: '/basket/', count: 4 });
});

it('a supplier’s users get the upload of their cards in the header and the menu but not in the phone’s bottom bar', () => {
  const context = contextOf([]);
  const { user } = context;
  if (user) user.company = { ...user.company, type: 'supplier' };
  const screens = new Set<ScreenName>([...all, 'company_catalog_upload_page']);
  const upload = navigationFor('header', context, screens).find(({ id }) => id === 'upload');
  expect(upload?.to).toBe('/broker/companies/c/catalog/upload');
  expect(navigationFor('phoneMenu', context, screens).map(({ id }) => id)).toContain('upload');
  expect(idsOf(context, screens)).not.toContain('upload');
  expect(navigationFor('header', contextOf([]), screens).map(({ id }) => id)).not.toContain('upload');
});

it('an entry is the current one on its own page, below it and on the other pages of its section', () => {
  const context = contextOf(['catalogue_edit']);
  const screens = new Set<ScreenName>(['admin_category_tree', 'static_page_edit', 'settings_page']);
  const currentOn = (path: string) =>
    navigationFor('rail', context, screens).flatMap((item) =>
      isCurrentEntry(item, { pathname: path }) ? [item.id] : [],
    );
  expect(currentOn('/admin/catalog/category_tree')).toEqual(['trees']);
  expect(currentOn('/admin/catalog/category')).toEqual(['trees']);
  expect(currentOn('/admin/catalog/category/1/delete')).toEqual(['trees']);
  expect(currentOn('/admin/static-pages/edit/faq')).toEqual(['pages']);
  expect(currentOn('/admin/audit')).toEqual([]);
});

it('the bottom bar marks the requests on a request, and the account on the pages of the account', () => {
  const context = contextOf(['commerce']);
  const screens = new Set<ScreenName>([
    'category_index',
    'request_from_catalog_list_for_customer_page',
    'my_account_page',
  ]);
  const currentOn = (path: string) =>
    navigationFor('publicTabs', context, screens).flatMap((item) =>
      isCurrentEntry(item, { pathname: path }) ? [item.id] : [],
    );
  expect(currentOn('/request/customer/preview/1')).toEqual(['rfc']);
  expect(currentOn('/request/first-step/1')).toEqual(['rfc']);
  expect(currentOn('/user/profile')).toEqual(['account']);
  expect(currentOn('/team/')).toEqual(['account']);
  expect(currentOn('/company/details')).toEqual(['account']);
  expect(currentOn('/company/1')).toEqual(['catalogue']);
});

it('the request page of brokers marks the list it was opened from', () => {
  const context = contextOf(['request_queue']);
  const screens = new Set<ScreenName>([
    'request_from_catalog_list_for_broker_page',
    'request_from_description_list_for_broker_page',
  ]);
  const currentWith = (state: unknown) =>
    navigationFor('rail', context, screens).flatMap((item) =>
      isCurrentEntry(item, { pathname: '/broker/preview/1', state }) ? [item.id] : [],
    );
  expect(currentWith({ from: '/broker/request-from-description-list?status=new' })).toEqual(['rfd']);
  expect(currentWith(null)).toEqual([]);
});
