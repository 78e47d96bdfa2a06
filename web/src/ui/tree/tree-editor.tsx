import { DndContext, DragOverlay } from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { branchIds, filterTree } from '../../lib/tree/filter-tree';
import { flatRows } from '../../lib/tree/flat-rows';
import { SkeletonText } from '../skeleton/skeleton';
import { LoadingRegion } from '../states/loading-region';
import { NoResults } from '../states/states';
import styles from './tree.module.css';
import { isNamed, nameOf, type TreeActions, type TreeItem } from './tree-item';
import { TreeKeys } from './tree-keys';
import { type LineCommands, TreeLines } from './tree-lines';
import { TreeTools } from './tree-tools';
import { useOpenBranches } from './use-open-branches';
import { useTreeDrag } from './use-tree-drag';
import { useTreeMoves } from './use-tree-moves';

interface TreeEditorProps extends TreeActions {
  /** The name of the tree: "Categories of products". */
  label: string;
  /** The nodes. Undefined while they load. */
  nodes: TreeItem[] | undefined;
  /** Shown instead of the rows if there are none. */
  empty: ReactNode;
  /** Returns the text of an item's count, announced with its name: "98 products". */
  countOf?: (count: number) => string;
  /** The item shown beside the tree. */
  selectedId?: string;
  onSelect?: (item: TreeItem) => void;
  /** Content beside the tools: the total. */
  note?: ReactNode;
}

/** The editor of a tree. It is controlled: after a move or a new name the caller passes a new tree. */
export function TreeEditor({ nodes, empty, ...rest }: TreeEditorProps) {
  if (!nodes) {
    return (
      <LoadingRegion isBusy>
        <div className={styles.loading}>
          <SkeletonText lines={6} />
        </div>
      </LoadingRegion>
    );
  }
  return nodes.length === 0 ? empty : <LoadedTree nodes={nodes} {...rest} />;
}

function LoadedTree(props: Omit<TreeEditorProps, 'empty' | 'nodes'> & { nodes: TreeItem[] }) {
  const { nodes, refuse, onLoad, onRename, onAdd } = props;
  const t = useTexts('tree');
  const [query, setQuery] = useState('');
  const branches = useOpenBranches(nodes, { selectedId: props.selectedId, onLoad });
  const moves = useTreeMoves(nodes, props);
  const drag = useTreeDrag({ nodes, open: branches.open, refuse, onDrop: (item, to) => void moves.move(item, to) });
  const isFiltered = query.trim() !== '';
  const visible = isFiltered ? filterTree(nodes, (item) => isNamed(item, query)) : nodes;
  const open = isFiltered ? new Set([...branchIds(visible), ...branches.open]) : branches.open;
  const carried = drag.carried?.row;
  const rows = flatRows(visible, new Set([...open].filter((id) => id !== carried?.id)));
  const commands: LineCommands = {
    setOpen: branches.setOpen,
    load: branches.load,
    openMoveDialog: (item) => void moves.openMoveDialog(item),
    undo: () => void moves.undo(),
    move: (item, to) => void moves.move(item, to),
    select: props.onSelect,
    rename: onRename,
    add: onAdd,
    mayAdd: props.mayAdd,
  };
  return (
    <DndContext
      sensors={drag.sensors}
      accessibility={{ announcements: drag.announcements, screenReaderInstructions: { draggable: t('drag.how') } }}
      {...drag.handlers}
    >
      <TreeTools
        query={query}
        onQuery={setQuery}
        note={props.note}
        isAllOpen={branchIds(nodes).every((id) => open.has(id))}
        onOpenAll={(isAllOpen) => branches.setAll(isAllOpen ? branchIds(nodes) : [])}
      />
      {rows.length === 0 && <NoResults onReset={() => setQuery('')} />}
      {rows.length > 0 && (
        <TreeLines
          label={props.label}
          rows={rows}
          open={open}
          stateOf={branches.stateOf}
          countOf={props.countOf}
          selectedId={props.selectedId}
          isCarriable={!isFiltered}
          line={drag.line}
          commands={commands}
        />
      )}
      <TreeKeys
        canChoose={props.onSelect !== undefined}
        canRename={onRename !== undefined}
        canAdd={onAdd !== undefined}
      />
      <DragOverlay dropAnimation={null}>
        {carried && <Lifted item={carried.node} countOf={props.countOf} />}
      </DragOverlay>
    </DndContext>
  );
}

function Lifted({ item, countOf }: { item: TreeItem; countOf?: (count: number) => string }) {
  return (
    <div className={styles.lifted}>
      {nameOf(item)}
      {item.count !== undefined && countOf && <small>{countOf(item.count)}</small>}
    </div>
  );
}
