import { type ScreenName, screens } from '@setu/contract';
import { matchPath } from 'react-router';
import { type BackState, pathOf } from '../ui/page/back-link';
import type { NavigationLink } from './navigation';

/** The screens outside an entry's own address on which it is marked as the current one, by the entry's id. */
const sections: Partial<Record<string, ScreenName[]>> = {
  rfc: [
    'request_from_description_list_for_customer_page',
    'request_from_description_create_page',
    'customer_request_create_page',
    'request_for_customer_page',
  ],
  rfd: ['request_for_company_create_page'],
  'supplier-requests': ['request_for_customer_page'],
  catalogue: ['category_page', 'product_page', 'service_page', 'company_page', 'company_catalog_page'],
  reviews: ['glossary_page'],
  trees: ['admin_category_list', 'admin_category_delete'],
  suppliers: [
    'supplier_create_page',
    'supplier_edit_for_broker_page',
    'company_catalog_upload_page',
    'product_create_page',
  ],
  applications: ['supplier_application_page'],
  pages: ['static_page_edit'],
  account: [
    'my_profile_page',
    'user_profile_page',
    'user_list_page',
    'invite_create_page',
    'invite_page',
    'user_substitute_page',
    'change_pass',
    'mail_choices_page',
    'my_company_edit_page',
    'regulation_sign',
  ],
};

/** The addresses without parameters, such as `/company/details`, which the pattern `/company/:company` matches too. */
const literal = new Set(Object.values(screens));

const isScreen = (screen: ScreenName, pathname: string) =>
  matchPath(screens[screen], pathname) !== null && (screens[screen] === pathname || !literal.has(pathname));

/**
 * Returns whether a navigation entry leads to the shown page or to the section that contains it. Brokers have one page
 * for both kinds of requests, so the page that led there is marked.
 */
export function isCurrentEntry({ id, to }: NavigationLink, location: { pathname: string; state?: unknown }): boolean {
  const from = isScreen('request_for_broker_page', location.pathname) && (location.state as BackState | null)?.from;
  const pathname = from ? pathOf(from) : location.pathname;
  const base = to.replace(/\/$/, '');
  const isBelow = pathname === to || pathname === base || (to !== '/' && pathname.startsWith(`${base}/`));
  return isBelow || (sections[id] ?? []).some((screen) => isScreen(screen, pathname));
}
