import type { cardListCodec } from '@setu/contract';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { ListControls } from '../../../ui/list-page/use-list-query';
import { type CardListQuery, lastPage } from './applied-card-filters';

/** A page beyond the last one, from an old link, becomes the last one. */
export function useWithinPages(
  { page, limit }: CardListQuery,
  { pageHref }: ListControls<typeof cardListCodec>,
  total: number | undefined,
): void {
  const navigate = useNavigate();
  const wanted = total ? Math.min(page, lastPage(total, limit)) : page;
  const href = wanted === page ? null : pageHref(wanted);
  useEffect(
    function goToLastPage() {
      if (href) navigate(href, { replace: true });
    },
    [href, navigate],
  );
}
