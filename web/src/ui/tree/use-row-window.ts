import { useEffect, useRef, useState } from 'react';
import type { FlatRow } from '../../lib/tree/flat-rows';
import type { TreeItem } from './tree-item';

/** Up to this number of rows, all are rendered. */
const allDrawn = 120;
const lineHeight = 40;
/** The number of rows rendered above and below the visible ones. */
const ahead = 15;
/** The window moves in steps, so that scrolling does not render with every pixel. */
const step = 10;

type Row = FlatRow<TreeItem>;
/** A row to render, or a gap as high as the given number of rows. */
type DrawnLine = { row: Row; at: number } | { gap: number; at: number };

const roundTo = (line: number): number => Math.floor(line / step) * step;

/** Returns what to render, in order, given all rows, the visible ones (from, to) and some that are always rendered. */
function drawnRows(
  rows: readonly Row[],
  [from, to]: readonly [number, number],
  pinned: ReadonlySet<string>,
): DrawnLine[] {
  if (rows.length <= allDrawn) return rows.map((row, at) => ({ row, at }));
  const drawn: DrawnLine[] = [];
  let next = 0;
  for (const [at, row] of rows.entries()) {
    if ((at < from || at >= to) && !pinned.has(row.id)) continue;
    if (at > next) drawn.push({ gap: at - next, at: next });
    drawn.push({ row, at });
    next = at + 1;
  }
  if (next < rows.length) drawn.push({ gap: rows.length - next, at: next });
  return drawn;
}

/**
 * Renders only the visible rows of a large tree, and those with the focus. The page is as high as if all were rendered.
 */
export function useRowWindow(rows: readonly Row[], pinned: readonly (string | undefined)[]) {
  const ref = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState<readonly [number, number]>([0, 40]);
  const then = useRef<() => void>(undefined);
  const isGreat = rows.length > allDrawn;
  useEffect(
    function followScroll() {
      if (!isGreat) return;
      const look = () => {
        const top = ref.current?.getBoundingClientRect().top ?? 0;
        const from = roundTo(Math.max(0, -top / lineHeight - ahead));
        const to = roundTo((window.innerHeight - top) / lineHeight + ahead) + step;
        setRange((before) => (before[0] === from && before[1] === to ? before : [from, to]));
      };
      look();
      addEventListener('scroll', look, { passive: true, capture: true });
      addEventListener('resize', look);
      return () => {
        removeEventListener('scroll', look, { capture: true });
        removeEventListener('resize', look);
      };
    },
    [isGreat],
  );
  useEffect(function afterDrawing() {
    const action = then.current;
    then.current = undefined;
    action?.();
  });
  /** Renders a row that may be out of view, then runs the given function. */
  const show = (id: string, action: () => void): void => {
    if (document.getElementById(`tree-${id}`)) {
      action();
      return;
    }
    const at = rows.findIndex((row) => row.id === id);
    if (at < 0) return;
    then.current = action;
    setRange([Math.max(0, at - ahead), at + ahead]);
  };
  return { ref, drawn: drawnRows(rows, range, new Set(pinned.filter((id) => id !== undefined))), show };
}
