import { screens } from '@setu/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { prefetch } from '../../api/prefetch';
import { withTexts } from '../../i18n/load-texts';
import type { Access } from '../../session/access';
import type { FeatureRoute } from '../../session/route-handle';
import { getRequest } from './api';
import type { Side } from './model/side';

const commerce: Access = { any: ['commerce'] };
const queue: Access = { any: ['request_queue'] };

const lists = [
  { screen: 'request_from_catalog_list_for_customer_page', access: commerce, title: 'rfc' },
  { screen: 'request_from_description_list_for_customer_page', access: commerce, title: 'rfd' },
  { screen: 'request_from_catalog_list_for_broker_page', access: queue, title: 'rfc' },
  { screen: 'request_from_description_list_for_broker_page', access: queue, title: 'rfd' },
] as const;

/** Starts the query for the request while the screen's code loads. */
const loaderOf =
  (side: Side) =>
  ({ params: { requestEntity = '' } }: LoaderFunctionArgs) => {
    prefetch(getRequest.initiate({ id: requestEntity, side }, { subscribe: false }));
    return null;
  };

const preview = withTexts(['requests'], () => import('./detail/request-page'));

export const routes: FeatureRoute[] = [
  ...lists.map(
    ({ screen, access, title }): FeatureRoute => ({
      path: screens[screen],
      handle: { screen, access, titleKey: `requests:list.${title}.title`, ownSearch: true },
      lazy: withTexts(['requests', 'reports'], () => import('./list/request-list-page')),
    }),
  ),
  {
    path: screens.supplier_request_list_page,
    handle: {
      screen: 'supplier_request_list_page',
      access: { company: 'supplier' },
      titleKey: 'requests:list.supplier.title',
      ownSearch: true,
    },
    lazy: withTexts(['requests', 'reports'], () => import('./list/supplier-list-page')),
  },
  {
    path: screens.request_audit_page,
    handle: { screen: 'request_audit_page', access: queue, titleKey: 'request-audit:title' },
    lazy: withTexts(['requests', 'request-audit'], () => import('./audit/audit-page')),
  },
  {
    path: screens.request_for_customer_page,
    handle: { screen: 'request_for_customer_page', access: 'user', titleKey: 'requests:detail.title' },
    loader: loaderOf('customer'),
    lazy: preview,
  },
  {
    path: screens.request_for_broker_page,
    handle: { screen: 'request_for_broker_page', access: queue, titleKey: 'requests:detail.title' },
    loader: loaderOf('broker'),
    lazy: preview,
  },
  {
    path: screens.request_from_description_create_page,
    handle: {
      screen: 'request_from_description_create_page',
      access: commerce,
      titleKey: 'request-forms:description.title',
    },
    lazy: withTexts(['requests', 'request-forms', 'fields'], () => import('./description/description-page')),
  },
  {
    path: screens.request_for_company_create_page,
    handle: { screen: 'request_for_company_create_page', access: queue, titleKey: 'request-forms:order.title' },
    lazy: withTexts(['requests', 'request-forms', 'fields'], () => import('./order/order-page')),
  },
  {
    path: screens.customer_request_create_page,
    handle: { screen: 'customer_request_create_page', access: 'user', titleKey: 'request-forms:draft.title' },
    lazy: withTexts(['requests', 'request-forms', 'fields'], () => import('./draft/draft-page')),
  },
];
