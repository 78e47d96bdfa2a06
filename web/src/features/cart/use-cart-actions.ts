import type { CartLineView } from '@setu/contract';
import { toProblem } from '../../api/problem';
import { problemText } from '../../api/problem-text';
import { useTexts } from '../../i18n/use-texts';
import { useAction } from '../../kit/action/use-action';
import { showFailure } from '../../ui/modal/failure-modal';
import { notify } from '../../ui/toast/toast-store';
import { useClearCartMutation, usePutCartLinesBackMutation, useRemoveCartLinesMutation } from './api';
import { useRequestLine, useRequestLines } from './use-request-lines';
import { useSaveForLater } from './use-save-for-later';

type Lines = CartLineView[];

const nameOf = ({ product_sku: { name } }: CartLineView): string => name;

/** Returns the actions of the cart. Every removal asks for a confirmation, and can be undone for a while. */
export function useCartActions() {
  const t = useTexts('cart');
  const [removeLines] = useRemoveCartLinesMutation();
  const [clearAll] = useClearCartMutation();
  const putBack = usePutBack();

  const remove = useAction({
    confirm: (lines: Lines) => ({
      title: t('remove.question', { count: lines.length }),
      text: t('remove.consequence', { count: lines.length, name: lines.map(nameOf)[0] }),
      action: t('remove.action'),
      isDanger: true,
    }),
    send: (lines) => removeLines(lines),
    failed: (lines) => t('remove.failed', { count: lines.length }),
    onDone: async ({ failed }, lines) => {
      const left = new Set(failed.map(({ at }) => lines[at]));
      const removed = lines.filter((line) => !left.has(line));
      const back = removed.filter(({ available }) => available);
      notify({
        kind: 'success',
        title: t('remove.done', { count: removed.length }),
        text: removed.length === 1 ? removed.map(nameOf)[0] : undefined,
        action: back.length > 0 ? { label: t('remove.undo'), onSelect: () => void putBack(back) } : undefined,
      });
      const [first] = failed;
      if (!first) return;
      const names = lines.filter((line) => left.has(line)).map(nameOf);
      await showFailure({
        title: t('remove.failed', { count: names.length }),
        text: `${names.join('; ')}. ${problemText(first.problem)}`,
        requestId: first.problem.requestId,
      });
    },
  });

  const clear = useAction({
    confirm: (count: number) => ({
      title: t('clear.question'),
      text: t('clear.consequence', { count }),
      action: t('clear.action'),
      isDanger: true,
    }),
    send: () => clearAll(),
    failed: t('clear.failed'),
    done: () => ({ title: t('clear.done') }),
  });

  return {
    request: useRequestLine(),
    requestAll: useRequestLines(),
    keep: useSaveForLater(true),
    remove,
    clear,
  };
}

/** Returns a function that undoes a removal and reports items that could not be put back. */
function usePutBack(): (lines: Lines) => Promise<void> {
  const t = useTexts('cart');
  const [send] = usePutCartLinesBackMutation();
  return async (lines) => {
    const { data, error } = await send(lines);
    const problem = error === undefined ? data.failed[0]?.problem : toProblem(error);
    if (!problem) return;
    await showFailure({ title: t('remove.undoFailed'), text: problemText(problem), requestId: problem.requestId });
  };
}
