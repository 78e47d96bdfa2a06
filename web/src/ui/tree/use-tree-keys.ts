import type { KeyboardEvent } from 'react';
import type { FlatRow } from '../../lib/tree/flat-rows';
import { isBranch, type TreeItem } from './tree-item';

interface TreeKeyCommands {
  focus: (id: string) => void;
  setOpen: (item: TreeItem, isOpen: boolean) => void;
  /** Shows the item beside the tree. */
  select?: (item: TreeItem) => void;
  rename?: (item: TreeItem) => void;
  add?: (item: TreeItem) => void;
  openMoveDialog: (item: TreeItem) => void;
  /** Moves the item one place among its siblings: -1 up, 1 down. */
  shift: (row: FlatRow<TreeItem>, by: -1 | 1) => void;
  undo: () => void;
}

/**
 * Returns the key handling of a tree's rows (WAI-ARIA Authoring Practices, Tree View). Arrow keys move, open and close.
 * Enter and Space select, F2 renames, Insert adds, M opens the move dialog, Alt with arrow keys moves the item, Ctrl+Z
 * undoes. Letters are recognised by their key, in any keyboard layout.
 */
export function useTreeKeys(rows: readonly FlatRow<TreeItem>[], open: ReadonlySet<string>, commands: TreeKeyCommands) {
  return (event: KeyboardEvent<HTMLElement>, row: FlatRow<TreeItem>): void => {
    if (event.target !== event.currentTarget && !(event.ctrlKey || event.metaKey)) return;
    const command = commandOf(event, row, { rows, open, commands });
    if (!command) return;
    event.preventDefault();
    command();
  };
}

interface KeyPlace {
  rows: readonly FlatRow<TreeItem>[];
  open: ReadonlySet<string>;
  commands: TreeKeyCommands;
}

function commandOf(event: KeyboardEvent, row: FlatRow<TreeItem>, place: KeyPlace): (() => void) | undefined {
  const { commands } = place;
  const { node } = row;
  if ((event.ctrlKey || event.metaKey) && event.code === 'KeyZ') return commands.undo;
  if (event.ctrlKey || event.metaKey) return undefined;
  if (event.altKey) {
    const by = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key];
    return by && (() => commands.shift(row, by));
  }
  if (event.code === 'KeyM') return () => commands.openMoveDialog(node);
  if (event.key === 'Enter' || event.key === ' ') return commands.select && (() => commands.select?.(node));
  if (event.key === 'F2') return commands.rename && (() => commands.rename?.(node));
  if (event.key === 'Insert') return commands.add && (() => commands.add?.(node));
  return stepOf(event.key, row, place);
}

function stepOf(key: string, row: FlatRow<TreeItem>, { rows, open, commands }: KeyPlace): (() => void) | undefined {
  const here = rows.findIndex(({ id }) => id === row.id);
  const to = (id: string | undefined) => (id === undefined ? undefined : () => commands.focus(id));
  const isOpen = open.has(row.id);
  switch (key) {
    case 'ArrowDown':
      return to(rows[here + 1]?.id);
    case 'ArrowUp':
      return to(rows[here - 1]?.id);
    case 'Home':
      return to(rows[0]?.id);
    case 'End':
      return to(rows.at(-1)?.id);
    case 'ArrowRight':
      if (!isBranch(row.node)) return undefined;
      return isOpen ? to(row.node.children?.[0]?.id) : () => commands.setOpen(row.node, true);
    case 'ArrowLeft':
      return isOpen ? () => commands.setOpen(row.node, false) : to(row.parentId);
    default:
      return undefined;
  }
}
