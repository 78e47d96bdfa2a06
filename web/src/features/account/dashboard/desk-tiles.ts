import type { Counters, DeskView, ScreenName, UserPermission } from '@setu/contract';

export type TileId = 'requests' | 'rfc' | 'rfd' | 'cart' | 'notices';

export interface DeskTile {
  id: TileId;
  screen: ScreenName;
  params?: Record<string, string>;
  /** Undefined when the server could not say. */
  count: number | undefined;
  /** It waits for this person. */
  isHot?: boolean;
}

interface Viewer {
  permissions: readonly UserPermission[];
  counters: Counters;
  /** Screens of this build: no tile leads to another one. */
  hasScreen: (name: ScreenName) => boolean;
}

const openOf = (requests: DeskView['requests']): number | undefined =>
  requests?.stages.filter(({ status }) => status !== 'completed').reduce((sum, { count }) => sum + count, 0);

/** The figures at the head of a desk, each a way to what it counts. */
export function deskTiles(requests: DeskView['requests'], { permissions, counters, hasScreen }: Viewer): DeskTile[] {
  const tiles: (DeskTile & { needs?: UserPermission })[] = [
    {
      id: 'requests',
      screen: 'request_from_catalog_list_for_customer_page',
      needs: 'commerce',
      count: openOf(requests),
    },
    {
      id: 'rfc',
      screen: 'request_from_catalog_list_for_broker_page',
      needs: 'request_queue',
      count: counters.rfc,
      isHot: true,
    },
    {
      id: 'rfd',
      screen: 'request_from_description_list_for_broker_page',
      needs: 'request_queue',
      count: counters.rfd,
      isHot: true,
    },
    { id: 'cart', screen: 'basket_page', needs: 'cart', count: counters.cart },
    {
      id: 'notices',
      screen: 'notice_list_page',
      params: { filter: 'all' },
      count: counters.notices,
      isHot: true,
    },
  ];
  return tiles
    .filter(({ screen, needs }) => hasScreen(screen) && (!needs || permissions.includes(needs)))
    .map(({ needs: _needs, ...tile }) => tile);
}
