import type { reviewListCodec } from '@setu/contract';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ListControls } from '../../../ui/list-page/use-list-query';

interface OpenQueueOptions {
  list: ListControls<typeof reviewListCodec>;
  /** The number of reviews that wait for the reader, once it is known. */
  mine: number | undefined;
}

/**
 * Opens the reviews that wait for the reader instead of all reviews, if the reader came without filters and has a queue.
 * The link to all reviews still works, because this happens only on arrival. Returns true until the queue opens.
 */
export function useOpenQueue({ list, mine }: OpenQueueOptions): boolean {
  const navigate = useNavigate();
  const [isArriving, setArriving] = useState(list.search === '');
  const queue = list.hrefWith({ statuses: [], queue: ['mine'] });
  useEffect(
    function openQueue() {
      if (!isArriving || mine === undefined) return;
      setArriving(false);
      if (mine > 0) void navigate(queue, { replace: true });
    },
    [isArriving, mine, navigate, queue],
  );
  return isArriving && mine !== 0;
}
