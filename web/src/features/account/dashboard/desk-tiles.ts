import { type Counters, type DeskView, requestSequence, type ScreenName, type UserPermission } from '@setu/contract';
import type { RequestKind } from '../../requests/public';

export type TileId = 'fromCatalogue' | 'byDescription' | 'rfc' | 'rfd' | 'cart' | 'notices';

export interface DeskTile {
  id: TileId;
  screen: ScreenName;
  params?: Record<string, string>;
  /** The search that filters the screen's list to the counted rows. */
  search?: string;
  /** Undefined if the server could not determine it. */
  count: number | undefined;
  /** True if the counted items wait for this user. */
  isHot?: boolean;
}

interface Viewer {
  permissions: readonly UserPermission[];
  counters: Counters;
  /** Tells whether this build has a screen. No tile links to a missing one. */
  hasScreen: (name: ScreenName) => boolean;
}

const openOf = (requests: DeskView['requests'], kind: RequestKind): number | undefined =>
  requests?.stages.filter(({ status }) => status !== 'completed').reduce((sum, stage) => sum + stage[kind], 0);

const isOpen = `?status=${requestSequence
  .filter((status) => status !== 'completed')
  .toSorted()
  .join(',')}`;

/** Returns the numbers at the top of a dashboard, each with a link to the counted items. */
export function deskTiles(requests: DeskView['requests'], { permissions, counters, hasScreen }: Viewer): DeskTile[] {
  const described = openOf(requests, 'rfd');
  const tiles: (DeskTile & { needs?: UserPermission })[] = [
    {
      id: 'fromCatalogue',
      screen: 'request_from_catalog_list_for_customer_page',
      search: isOpen,
      needs: 'commerce',
      count: openOf(requests, 'rfc'),
    },
    ...(described
      ? [
          {
            id: 'byDescription' as const,
            screen: 'request_from_description_list_for_customer_page' as const,
            search: isOpen,
            needs: 'commerce' as const,
            count: described,
          },
        ]
      : []),
    {
      id: 'rfc',
      screen: 'request_from_catalog_list_for_broker_page',
      search: '?status=new',
      needs: 'request_queue',
      count: counters.rfc,
      isHot: true,
    },
    {
      id: 'rfd',
      screen: 'request_from_description_list_for_broker_page',
      search: '?status=new',
      needs: 'request_queue',
      count: counters.rfd,
      isHot: true,
    },
    { id: 'cart', screen: 'basket_page', needs: 'cart', count: counters.cart },
    {
      id: 'notices',
      screen: 'notice_list_page',
      params: { filter: 'all' },
      search: '?unread=1',
      count: counters.notices,
      isHot: true,
    },
  ];
  return tiles
    .filter(({ screen, needs }) => hasScreen(screen) && (!needs || permissions.includes(needs)))
    .map(({ needs: _needs, ...tile }) => tile);
}
