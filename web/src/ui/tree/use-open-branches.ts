import { useState } from 'react';
import { pathTo } from '../../lib/tree/tree-node';
import { isBranch, type TreeItem } from './tree-item';

/** What stands under an open branch whose children are not there. */
export type BranchState = 'ready' | 'loading' | 'failed';

/** A tree of more lines begins closed. */
const mostAtFirst = 200;

const linesOf = (nodes: readonly TreeItem[]): number =>
  nodes.reduce((sum, { children = [] }) => sum + 1 + children.length, 0);

/**
 * Which branches are open, and the fetching of children that are not loaded yet. At first the top ones are open, of a small tree;
 * those above what is chosen open when it is.
 */
export function useOpenBranches(
  nodes: readonly TreeItem[],
  { selectedId, onLoad }: { selectedId?: string; onLoad?: (item: TreeItem) => Promise<unknown> },
) {
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () =>
      new Set(linesOf(nodes) > mostAtFirst ? [] : nodes.filter(({ children }) => children?.length).map(({ id }) => id)),
  );
  const [shownId, setShownId] = useState<string>();
  if (selectedId !== shownId) {
    setShownId(selectedId);
    const above = selectedId === undefined ? [] : pathTo(nodes, selectedId).slice(0, -1);
    if (above.some(({ id }) => !open.has(id))) setOpen(new Set([...open, ...above.map(({ id }) => id)]));
  }
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const load = (item: TreeItem) => {
    setFailed((before) => new Set([...before].filter((id) => id !== item.id)));
    onLoad?.(item).catch(() => setFailed((before) => new Set([...before, item.id])));
  };
  return {
    open,
    setAll: (ids: string[]) => setOpen(new Set(ids)),
    setOpen: (item: TreeItem, isOpen: boolean) => {
      setOpen((before) => new Set(isOpen ? [...before, item.id] : [...before].filter((id) => id !== item.id)));
      if (isOpen && !item.children && isBranch(item)) load(item);
    },
    load,
    stateOf: (item: TreeItem): BranchState =>
      item.children || !open.has(item.id)
        ? 'ready'
        : failed.has(item.id)
          ? 'failed'
          : isBranch(item)
            ? 'loading'
            : 'ready',
  };
}
