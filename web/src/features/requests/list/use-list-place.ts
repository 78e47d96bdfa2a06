import { useLocation } from 'react-router';
import { type RequestKind, type Side, toRequestList } from '../model/side';

interface ListPlace {
  side: Side;
  kind: RequestKind;
  /** The list's own path, without its query. */
  path: string;
}

const places: ListPlace[] = (['customer', 'broker'] as const).flatMap((side) =>
  (['rfc', 'rfd'] as const).map((kind) => ({ side, kind, path: toRequestList(side, kind) })),
);

/** Returns which of the four lists the address names. */
export function useListPlace(): ListPlace {
  const { pathname } = useLocation();
  const place = places.find(({ path }) => pathname.startsWith(path)) ?? places[0];
  if (!place) throw new Error('no request list');
  return place;
}
