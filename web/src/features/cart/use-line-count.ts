import type { CartLineView } from '@setu/contract';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { toProblem } from '../../api/problem';
import { problemText } from '../../api/problem-text';
import { useTexts } from '../../i18n/use-texts';
import { showFailure } from '../../ui/modal/failure-modal';
import { showCartCount, useSetCartCountMutation } from './api';
import { awaitCount, countIsSettled } from './pending-counts';

const pauseMs = 600;

/**
 * Sets an item's quantity. It is shown immediately, and sent when typing pauses or the page is left. Calls run one
 * after another, so that the latest wins.
 */
export function useLineCount({ id, product_sku: { name } }: CartLineView): (count: number) => void {
  const t = useTexts('cart');
  const dispatch = useDispatch();
  const [set] = useSetCartCountMutation();
  const wanted = useRef<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const underWay = useRef<Promise<void> | null>(null);

  const sendAll = async () => {
    while (wanted.current !== null) {
      const count = wanted.current;
      wanted.current = null;
      const { error } = await set({ id, count });
      if (error === undefined) continue;
      wanted.current = null;
      const problem = toProblem(error);
      await showFailure({
        title: t('quantity.failed', { name }),
        text: problemText(problem),
        requestId: problem.requestId,
      });
    }
    countIsSettled(id);
  };
  const send = (): Promise<void> => {
    clearTimeout(timer.current);
    underWay.current ??= sendAll().finally(() => {
      underWay.current = null;
    });
    return underWay.current;
  };
  const latest = useRef(send);
  latest.current = send;
  useEffect(function sendOnLeaving() {
    const leave = () => void latest.current();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return (count) => {
    dispatch(showCartCount({ id, count }) as never);
    wanted.current = count;
    awaitCount(id, () => latest.current());
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void latest.current(), pauseMs);
  };
}
