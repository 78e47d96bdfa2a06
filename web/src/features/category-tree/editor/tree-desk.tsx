import type { CategoryTreeView, TreeCategoryView } from '@setu/contract';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { problemText } from '../../../api/problem-text';
import { useTexts } from '../../../i18n/use-texts';
import { levelsBelow, pathTo, placeOf } from '../../../lib/tree/tree-node';
import { useIsWide } from '../../../ui/media/use-is-wide';
import { Drawer } from '../../../ui/modal/drawer';
import { showFailure } from '../../../ui/modal/failure-modal';
import { Panel } from '../../../ui/panel/panel';
import { EmptyState } from '../../../ui/states/states';
import { notify } from '../../../ui/toast/toast-store';
import { SortableTree } from '../../../ui/tree/sortable-tree';
import type { TreeItem, TreeMove, TreeNames } from '../../../ui/tree/tree-item';
import { titleIn } from '../model/titles';
import { itemsOf } from '../model/tree-model';
import { openAddCategory } from './add-category-modal';
import { CategoryDetails } from './category-details';
import { ConflictNote } from './conflict-note';
import styles from './editor.module.css';
import { type Ended, useTreeEditing } from './use-tree-editing';

/** A root has categories and sub-categories below it, so the second level on screen is the last. */
const lastDepth = 1;

interface TreeDeskProps {
  view: CategoryTreeView;
  root: TreeCategoryView;
  /** The time of the server's last answer with the trees. */
  answeredAt: number | undefined;
  refetch: () => unknown;
}

/** Shows one tree: its categories as rows, and next to them the chosen one or the tree itself. */
export function TreeDesk({ view, root, answeredAt, refetch }: TreeDeskProps) {
  const t = useTexts('tree');
  const [params, setParams] = useSearchParams();
  const editing = useTreeEditing({ view, answeredAt, refetch });
  // On a phone the chosen category opens in a sheet over the tree.
  const isWide = useIsWide();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const undo = useRef<(() => Promise<unknown>) | undefined>(undefined);
  const nodes = itemsOf(view.categories, root.id);
  // Without a choice the tree itself is chosen, so that its titles can be edited.
  const chosen = view.categories.find(({ id }) => id === params.get('category')) ?? root;
  const select = (id: string) =>
    setParams(
      (before) => {
        before.set('tree', root.id);
        before.set('category', id);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const byId = (id: string) => view.categories.find((one) => one.id === id);
  const nameOf = ({ names }: TreeItem) => titleIn(names);
  /** Returns whether the change was stored. A rejection is shown over the page. */
  const reported = async (ended: Ended, failed: string): Promise<boolean> => {
    if (ended.is === 'refused') {
      const { problem } = ended;
      await showFailure({ title: failed, text: problemText(problem), requestId: problem.requestId });
    }
    return ended.is === 'stored';
  };
  const move = async ({ item, from, to, drop }: TreeMove): Promise<boolean> => {
    const place = { parentId: to.parentId ?? root.id, index: to.index };
    const ended = await editing.moveTo(item.id, place, drop.kind === 'after' ? drop.targetId : undefined);
    const isStored = await reported(ended, t('move.failed', { name: nameOf(item) }));
    if (isStored) {
      undo.current = () => editing.moveTo(item.id, { parentId: from.parentId ?? root.id, index: from.index });
    }
    return isStored;
  };
  const rename = async (item: TreeItem, names: TreeNames): Promise<string | undefined> => {
    const before = byId(item.id)?.name ?? names;
    const ended = await editing.renameTo(item.id, names);
    if (ended.is === 'refused') return Object.values(ended.problem.fields ?? {})[0] ?? problemText(ended.problem);
    if (ended.is === 'stored') {
      undo.current = () => editing.renameTo(item.id, before);
      notify({
        kind: 'success',
        title: t('rename.done', { name: titleIn(names) }),
        action: { label: t('undo'), onSelect: () => void takeBack() },
      });
    }
    return undefined;
  };
  const takeBack = async () => {
    const last = undo.current;
    undo.current = undefined;
    await last?.();
  };
  const refuse = ({ item, from, to }: TreeMove): string | undefined => {
    if (to.depth + levelsBelow(item) > lastDepth) {
      const parent = to.parentId === undefined ? undefined : pathTo(nodes, to.parentId).at(-1);
      return parent ? t('refuse.deep', { name: nameOf(item), parent: nameOf(parent) }) : t('refuse.deepest');
    }
    return to.depth !== from.depth && (item.count ?? 0) > 0 ? t('refuse.cards', { count: item.count ?? 0 }) : undefined;
  };
  const actions = {
    refuse,
    effect: ({ item }: TreeMove) => t('move.effect', { count: item.count ?? 0 }),
    onMove: move,
    onUndo: () => void takeBack(),
  };
  const details = (
    <CategoryDetails
      key={chosen.id}
      view={view}
      category={chosen}
      nodes={nodes}
      actions={actions}
      onRename={rename}
      refetch={refetch}
    />
  );
  return (
    <div className={styles.desk}>
      <div className={styles.main}>
        {editing.conflict && (
          <ConflictNote
            conflict={editing.conflict}
            view={view}
            onShow={(id) => {
              editing.settle();
              select(id);
              document.getElementById(`tree-${id}`)?.focus();
            }}
            onClose={editing.settle}
          />
        )}
        <Panel isPadded={false}>
          <SortableTree
            {...actions}
            label={t('treeOf', { name: titleIn(root.name) })}
            nodes={nodes}
            countOf={(count) => t('count', { count })}
            selectedId={chosen.id}
            onSelect={({ id }) => {
              select(id);
              setSheetOpen(true);
            }}
            onRename={rename}
            onAdd={(parent) => {
              const inside = byId(parent.id);
              if (inside) void openAddCategory({ root, parent: inside }).then((id) => id && select(id));
            }}
            mayAdd={(item) => placeOf(nodes, item.id)?.parentId === undefined}
            note={t('size', {
              count: nodes.length + nodes.reduce((sum, { children = [] }) => sum + children.length, 0),
            })}
            empty={<EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>}
          />
        </Panel>
      </div>
      {isWide ? (
        <aside className={styles.side}>{details}</aside>
      ) : (
        <Drawer isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} title={titleIn(chosen.name)} isWide>
          {details}
        </Drawer>
      )}
    </div>
  );
}
