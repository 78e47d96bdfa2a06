import type { CategoryTreeView, TreeCategoryView } from '@setu/contract';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../../i18n/use-texts';
import { useAction } from '../../../kit/action/use-action';
import { Button } from '../../../ui/button/button';
import { useMoveCategoryAfterMutation, useMoveCategoryUnderMutation, useSetCategoryRootMutation } from '../api';
import { titleIn } from '../model/titles';
import { chooseOtherTree } from './other-tree-modal';

interface OtherTreeProps {
  view: CategoryTreeView;
  category: TreeCategoryView;
  refetch: () => unknown;
}

/** Moves a category into another tree, or turns a tree into a section of another one. */
export function OtherTree({ view, category, refetch }: OtherTreeProps) {
  const t = useTexts('tree');
  const [, setParams] = useSearchParams();
  const [moveUnder] = useMoveCategoryUnderMutation();
  const [moveAfter] = useMoveCategoryAfterMutation();
  const [setRoot] = useSetCategoryRootMutation();
  const { id, level, tree_id: treeId, parent_id: parentId } = category;
  const name = titleIn(category.name);
  const show = async (tree: string) => {
    await refetch();
    setParams({ tree, category: id });
  };
  const sisters = view.categories.filter(({ parent_id: parent }) => parent === parentId);
  const place = sisters.findIndex((one) => one.id === id);
  const back = useAction({
    send: (version: number) => {
      const before = sisters[place - 1];
      if (before) return moveAfter({ category: id, version, afterCategory: before.id });
      return parentId === null
        ? setRoot({ id, version, position: 1 })
        : moveUnder({ category: id, version, underCategory: parentId, position: 1 });
    },
    failed: t('move.failed', { name }),
    onDone: () => show(treeId),
  });
  const go = useAction({
    send: (target: TreeCategoryView) =>
      moveUnder({ category: id, version: category.version, underCategory: target.id }),
    failed: t('move.failed', { name }),
    done: ({ category: moved }, target) => ({
      title: t('moved.title'),
      text: t('moved.under', { name, parent: titleIn(target.name) }),
      ...(moved && { action: { label: t('moved.undo'), onSelect: () => void back.run(moved.version) } }),
    }),
    onDone: (_answer, target) => show(target.tree_id),
  });
  const chooseTarget = async () => {
    const target = await chooseOtherTree({ categories: view.categories, category });
    if (target) await go.run(target);
  };
  return (
    <Button tone="quiet" isBusy={go.isBusy} onClick={() => void chooseTarget()}>
      {level === 0 ? t('other.askTree') : t('other.ask')}
    </Button>
  );
}
