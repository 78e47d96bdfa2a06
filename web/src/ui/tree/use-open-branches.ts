import { useState } from 'react';
import { pathTo } from '../../lib/tree/tree-node';
import { useIsWide } from '../media/use-is-wide';
import { isBranch, type TreeItem } from './tree-item';

/** What is shown under an open branch whose children have not loaded. */
export type BranchState = 'ready' | 'loading' | 'failed';

/** A tree with more rows starts closed. A phone shows far fewer at a time. */
const maxAtFirst = { wide: 200, narrow: 30 };

const linesOf = (nodes: readonly TreeItem[]): number =>
  nodes.reduce((sum, { children = [] }) => sum + 1 + children.length, 0);

/**
 * Returns which branches are open, and loads children that are missing. At first the top branches of a small tree are
 * open. The branches above a selected item open with the selection.
 */
export function useOpenBranches(
  nodes: readonly TreeItem[],
  { selectedId, onLoad }: { selectedId?: string; onLoad?: (item: TreeItem) => Promise<unknown> },
) {
  const isWide = useIsWide();
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        linesOf(nodes) > maxAtFirst[isWide ? 'wide' : 'narrow']
          ? []
          : nodes.filter(({ children }) => children?.length).map(({ id }) => id),
      ),
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
