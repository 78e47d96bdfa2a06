import { type CSSProperties, useState } from 'react';
import type { FlatRow } from '../../lib/tree/flat-rows';
import type { Projection } from '../../lib/tree/project-drop';
import styles from './tree.module.css';
import type { TreeItem, TreeNames } from './tree-item';
import { TreeRow } from './tree-row';
import { useLineWindow } from './use-line-window';
import type { BranchState } from './use-open-branches';
import type { InsertionLine } from './use-tree-drag';
import { useTreeKeys } from './use-tree-keys';

/** What a line can ask for; what is absent is not offered. */
export interface LineCommands {
  setOpen: (item: TreeItem, isOpen: boolean) => void;
  load: (item: TreeItem) => void;
  ask: (item: TreeItem) => void;
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

/** The lines themselves; Tab reaches the one that had the focus last, arrows the others. */
export function TreeLines(props: TreeLinesProps) {
  const { rows, open, line, commands } = props;
  const { rename, select } = commands;
  const addTo = ({ node }: FlatRow<TreeItem>) =>
    commands.add && commands.mayAdd?.(node) !== false ? () => commands.add?.(node) : undefined;
  const [focusedId, setFocusedId] = useState<string>();
  const [editedId, setEditedId] = useState<string>();
  // A line that had the focus may have gone with its branch.
  const reachable = rows.some(({ id }) => id === focusedId) ? focusedId : rows[0]?.id;
  const lines = useLineWindow(rows, [reachable, editedId]);
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
    return (
      <TreeRow
        key={row.id}
        row={row}
        countOf={props.countOf}
        isOpen={open.has(row.id)}
        isReachable={row.id === reachable}
        isSelected={row.id === props.selectedId}
        isEdited={row.id === editedId}
        isCarriable={props.isCarriable}
        branch={props.stateOf(row.node)}
        line={at === line?.at ? line : undefined}
        onKey={(event) => handleKey(event, row)}
        onFocus={() => setFocusedId(row.id)}
        onToggle={() => commands.setOpen(row.node, !open.has(row.id))}
        onLoad={() => commands.load(row.node)}
        onSelect={select && (() => select(row.node))}
        onAsk={() => commands.ask(row.node)}
        onAdd={addTo(row)}
        onEdit={rename && (() => setEditedId(row.id))}
        onRename={rename && ((names) => rename(row.node, names))}
        onEdited={() => {
          setEditedId(undefined);
          // The line is back after this change is drawn.
          requestAnimationFrame(() => focus(row.id));
        }}
      />
    );
  }
}
