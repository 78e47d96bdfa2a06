import type { CategoryTreeView, TreeCategoryView } from '@setu/contract';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../../i18n/use-texts';
import { useAction } from '../../../kit/action/use-action';
import { childrenOf } from '../../../lib/tree/tree-node';
import { Button } from '../../../ui/button/button';
import { IconButton } from '../../../ui/button/icon-button';
import { IconArrowDown, IconArrowsMove, IconArrowUp } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/layout';
import type { TreeActions, TreeItem } from '../../../ui/tree/tree-item';
import { currentPlace, useTreeMoves } from '../../../ui/tree/use-tree-moves';
import { useSetCategoryRootMutation } from '../api';
import { titleIn } from '../model/titles';
import styles from './editor.module.css';
import { OtherTree } from './other-tree';

interface CategoryPlaceProps {
  view: CategoryTreeView;
  category: TreeCategoryView;
  item: TreeItem;
  nodes: TreeItem[];
  actions: TreeActions;
  refetch: () => unknown;
}

/** Shows a category's place and the ways to move it. */
export function CategoryPlace({ view, category, item, nodes, actions, refetch }: CategoryPlaceProps) {
  const t = useTexts('tree');
  const [, setParams] = useSearchParams();
  const [setRoot] = useSetCategoryRootMutation();
  const moves = useTreeMoves(nodes, actions);
  const name = titleIn(category.name);
  const here = currentPlace(nodes, item.id);
  const sisters = childrenOf(nodes, here?.parentId);
  const above = (id: string | null): string[] => {
    const one = view.categories.find((other) => other.id === id);
    return one ? [...above(one.parent_id), titleIn(one.name)] : [];
  };
  const shift = (by: -1 | 1) => {
    const others = sisters.filter(({ id }) => id !== item.id);
    if (here) void moves.move(item, { ...here, index: here.index + by, afterId: others[here.index + by - 1]?.id });
  };
  const root = useAction({
    confirm: () => ({ title: t('root.title', { name }), text: t('root.text'), action: t('root.action') }),
    send: () => setRoot({ id: category.id, version: category.version }),
    failed: t('move.failed', { name }),
    done: () => ({ title: t('root.done', { name }) }),
    onDone: () => setParams({ tree: category.id }),
  });
  return (
    <div>
      <h3>{t('standing')}</h3>
      <p className={styles.place}>{above(category.parent_id).join(' › ')}</p>
      <Row gap={2}>
        <IconButton
          look="framed"
          size={18}
          icon={IconArrowUp}
          label={t('up', { name })}
          aria-disabled={here?.index === 0}
          onClick={() => here && here.index > 0 && shift(-1)}
        />
        <IconButton
          look="framed"
          size={18}
          icon={IconArrowDown}
          label={t('down', { name })}
          aria-disabled={here?.index === sisters.length - 1}
          onClick={() => here && here.index < sisters.length - 1 && shift(1)}
        />
        <Button icon={IconArrowsMove} onClick={() => void moves.openMoveDialog(item)}>
          {t('move.ask')}
        </Button>
        <Button tone="quiet" isBusy={root.isBusy} onClick={() => void root.run(undefined)}>
          {t('root.ask')}
        </Button>
        {view.categories.some(({ level, id }) => level === 0 && id !== category.tree_id) && (
          <OtherTree view={view} category={category} refetch={refetch} />
        )}
      </Row>
    </div>
  );
}
