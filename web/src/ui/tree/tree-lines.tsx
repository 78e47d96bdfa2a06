import { type CSSProperties, useState } from 'react';
import type { FlatRow } from '../../lib/tree/flat-rows';
import type { Projection } from '../../lib/tree/project-drop';
import styles from './tree.module.css';
import type { TreeItem, TreeNames } from './tree-item';
import { TreeRow } from './tree-row';
import type { BranchState } from './use-open-branches';
import { useRowCommands } from './use-row-commands';
import { useRowWindow } from './use-row-window';
import type { InsertionLine } from './use-tree-drag';
import { useTreeKeys } from './use-tree-keys';

/** The commands of a row. Absent ones are not offered. */
export interface LineCommands {
  setOpen: (item: TreeItem, isOpen: boolean) => void;
  load: (item: TreeItem) => void;
  openMoveDialog: (item: TreeItem) => void;
  undo: () => void;
  move: (item: TreeItem, to: Projection) => void;
  select?: (item: TreeItem) => void;
  rename?: (item: TreeItem, names: TreeNames) => Promise<string | undefined>;
  add?: (parent: TreeItem) => void;
  mayAdd?: (parent: TreeItem) => boolean;
}

interface TreeLinesProps {
  label: string;
  rows: FlatRow<TreeItem>[];
  open: ReadonlySet<string>;
  stateOf: (item: TreeItem) => BranchState;
  countOf?: (count: number) => string;
  selectedId?: string;
  isCarriable: boolean;
  line?: InsertionLine;
  commands: LineCommands;
}

/** The rows of the tree. Tab reaches the row that had the focus last, and arrow keys the others. */
export function TreeLines(props: TreeLinesProps) {
  const { rows, open, line, commands } = props;
  const { rename, select } = commands;
  const mayAdd = ({ node }: FlatRow<TreeItem>): boolean => !!commands.add && commands.mayAdd?.(node) !== false;
  const [focusedId, setFocusedId] = useState<string>();
  const [editedId, setEditedId] = useState<string>();
  // The row that had the focus may have disappeared with its branch.
  const reachable = rows.some(({ id }) => id === focusedId) ? focusedId : rows[0]?.id;
  const lines = useRowWindow(rows, [reachable, editedId]);
  const focus = (id: string) => {
    setFocusedId(id);
    lines.show(id, () => document.getElementById(`tree-${id}`)?.focus());
  };
  const handleKey = useTreeKeys(rows, open, {
    ...commands,
    add: (item) => commands.mayAdd?.(item) !== false && commands.add?.(item),
    focus,
    rename: rename && (({ id }) => setEditedId(id)),
    shift: ({ node, depth, parentId, index, siblings }, by) => {
      if (index + by < 0 || index + by >= siblings) return;
      const others = rows.filter((row) => row.parentId === parentId && row.id !== node.id);
      commands.move(node, { depth, parentId, index: index + by, afterId: others[index + by - 1]?.id });
    },
  });
  // A row keeps its props, but its commands apply to the item as it is now.
  const withRow = (run: (row: FlatRow<TreeItem>) => void) => (id: string) => {
    const row = rows.find((one) => one.id === id);
    if (row) run(row);
  };
  const rowCommands = useRowCommands({
    key: (id, event) => withRow((row) => handleKey(event, row))(id),
    focused: setFocusedId,
    toggle: withRow(({ id, node }) => commands.setOpen(node, !open.has(id))),
    load: withRow(({ node }) => commands.load(node)),
    select: withRow(({ node }) => select?.(node)),
    openMoveDialog: withRow(({ node }) => commands.openMoveDialog(node)),
    add: withRow(({ node }) => commands.add?.(node)),
    edit: setEditedId,
    rename: async (id, names) => {
      const row = rows.find((one) => one.id === id);
      return row && rename?.(row.node, names);
    },
    edited: (id) => {
      setEditedId(undefined);
      // The row exists again after this change is rendered.
      requestAnimationFrame(() => focus(id));
    },
  });
  return (
    <div ref={lines.ref} role="tree" aria-label={props.label} className={styles.tree}>
      {lines.drawn.map((line) =>
        'gap' in line ? (
          <div
            key={`gap-${line.at}`}
            role="presentation"
            className={styles.gap}
            style={{ '--rows': line.gap } as CSSProperties}
          />
        ) : (
          drawn(line.row, line.at)
        ),
      )}
    </div>
  );
  function drawn(row: FlatRow<TreeItem>, at: number) {
    const { count } = row.node;
    return (
      <TreeRow
        key={row.id}
        row={row}
        counted={count === undefined ? undefined : props.countOf?.(count)}
        isOpen={open.has(row.id)}
        isReachable={row.id === reachable}
        isSelected={row.id === props.selectedId}
        isEdited={row.id === editedId}
        isCarriable={props.isCarriable}
        branch={props.stateOf(row.node)}
        line={at === line?.at ? line : undefined}
        canRename={rename !== undefined}
        canAdd={mayAdd(row)}
        commands={rowCommands}
      />
    );
  }
}
