import type { Counters, DashboardView, ScreenName, UserPermission } from '@setu/contract';

export type CardId = 'customerRequests' | 'customerDescriptions' | 'rfc' | 'rfd' | 'notices' | 'cart' | 'catalogue';

export interface DashboardCard {
  id: CardId;
  screen: ScreenName;
  params?: Record<string, string>;
  /** The figure of the card; undefined when the server could not say. */
  count?: number;
  /** What of it is new and waits for this person. */
  fresh?: number;
}

interface Viewer {
  permissions: readonly UserPermission[];
  counters: Counters;
  /** Screens of this build: no card leads to another one. */
  hasScreen: (name: ScreenName) => boolean;
}

/** The cards of "my account" for this viewer, in their order on the page. */
export function dashboardCards(view: Partial<DashboardView>, viewer: Viewer): DashboardCard[] {
  const { permissions, counters, hasScreen } = viewer;
  const cards: (DashboardCard & { needs?: UserPermission })[] = [
    {
      id: 'customerRequests',
      screen: 'request_from_catalog_list_for_customer_page',
      needs: 'commerce',
      count: view.countTotalCustomerRequests,
      fresh: view.countNewCustomerRequestResponses,
    },
    {
      id: 'customerDescriptions',
      screen: 'request_from_description_list_for_customer_page',
      needs: 'commerce',
    },
    {
      id: 'rfc',
      screen: 'request_from_catalog_list_for_broker_page',
      needs: 'request_queue',
      fresh: view.newRfc,
    },
    {
      id: 'rfd',
      screen: 'request_from_description_list_for_broker_page',
      needs: 'request_queue',
      fresh: view.newRfd,
    },
    { id: 'cart', screen: 'basket_page', needs: 'cart', count: counters.cart },
    {
      id: 'notices',
      screen: 'notice_list_page',
      params: { filter: 'all' },
      count: view.countNotices,
      fresh: view.countNewNotices ?? counters.notices,
    },
    { id: 'catalogue', screen: 'category_index' },
  ];
  return cards
    .filter(({ screen, needs }) => hasScreen(screen) && (!needs || permissions.includes(needs)))
    .map(({ needs: _needs, ...card }) => card);
}
