import type { CartLineView } from '@setu/contract';
import { problemText } from '../../api/problem-text';
import { useTexts } from '../../i18n/use-texts';
import { type Action, useAction } from '../../kit/action/use-action';
import { showFailure } from '../../ui/modal/failure-modal';
import { useKeepCartLinesMutation } from './api';
import { settleCounts } from './pending-counts';

/** Saves items for later or puts them back into the cart, and reports the rejected ones. */
export function useSaveForLater(later: boolean): Action<CartLineView[]> {
  const t = useTexts('cart');
  const [keep] = useKeepCartLinesMutation();
  const failed = t(later ? 'later.failed' : 'later.backFailed');
  return useAction({
    send: async (lines: CartLineView[]) => {
      await settleCounts();
      return keep({ lines, later });
    },
    failed,
    done: ({ failed: refused }, lines) => {
      const count = lines.length - refused.length;
      return count > 0 ? { title: t(later ? 'later.done' : 'later.backDone', { count }) } : null;
    },
    onDone: async ({ failed: refused }) => {
      const [first] = refused;
      if (first)
        await showFailure({ title: failed, text: problemText(first.problem), requestId: first.problem.requestId });
    },
  });
}
