import {
  type Announcements,
  type DragMoveEvent,
  type DragStartEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { type FlatRow, flatRows } from '../../lib/tree/flat-rows';
import { type Projection, projectDrop } from '../../lib/tree/project-drop';
import { pathTo, takeOut } from '../../lib/tree/tree-node';
import { nameOf, type TreeItem, type TreeMove } from './tree-item';
import { moveTo } from './use-tree-moves';

/** The width of a level in px. The style draws its guides at the same interval. */
const levelWidth = 24;
const defaultRowHeight = 40;

/** The dragged row and the place where it would be dropped. */
interface Carried {
  row: FlatRow<TreeItem>;
  /** The position in the list of rows without the dragged one, at first and now. */
  start: number;
  slot: number;
  to: Projection;
  move?: TreeMove;
  /** Why the row may not be dropped there. */
  refusal?: string;
}

/** The marker that shows where the row would be dropped: at which visible row, which edge and depth. */
export interface InsertionLine {
  at: number;
  side: 'above' | 'below';
  depth: number;
  text: string;
  isRefused: boolean;
}

interface TreeDragProps {
  nodes: readonly TreeItem[];
  open: ReadonlySet<string>;
  refuse?: (move: TreeMove) => string | undefined;
  onDrop: (item: TreeItem, to: Projection) => void;
}

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value));

/**
 * Returns the dragging of a row by pointer or keyboard. All rows have one height, so the distance determines the place:
 * vertically by rows, sideways by levels. Descendants of the dragged row are hidden and move with it.
 */
export function useTreeDrag({ nodes, open, refuse, onDrop }: TreeDragProps) {
  const t = useTexts('tree');
  const [carried, setCarried] = useState<Carried>();
  const held = useRef<Carried & { wanted: number; height: number }>(undefined);
  const announced = useRef('');

  const project = (row: FlatRow<TreeItem>, start: number, slot: number, wanted: number): Carried => {
    const to = projectDrop(flatRows(takeOut(nodes, row.id), open), slot, wanted);
    const move = moveTo(nodes, row.node, to);
    return { row, start, slot, to, move, refusal: move && refuse?.(move) };
  };
  const follow = ({ delta }: Pick<DragMoveEvent, 'delta'>) => {
    const now = held.current;
    if (!now) return;
    const { row, start, height } = now;
    const max = flatRows(takeOut(nodes, row.id), open).length;
    const slot = clamp(start + Math.round(delta.y / height), 0, max);
    const wanted = row.depth + Math.round(delta.x / levelWidth);
    if (slot === now.slot && wanted === now.wanted) return;
    const next = project(row, start, slot, wanted);
    held.current = { ...next, height, wanted };
    setCarried(next);
  };
  const lift = ({ active }: DragStartEvent) => {
    const id = String(active.id);
    const rows = flatRows(nodes, new Set([...open].filter((other) => other !== id)));
    const start = rows.findIndex((row) => row.id === id);
    const row = rows[start];
    if (!row) return;
    const first = project(row, start, start, row.depth);
    const height = active.rect.current.initial?.height || defaultRowHeight;
    held.current = { ...first, wanted: row.depth, height };
    setCarried(first);
  };
  const letGo = () => {
    held.current = undefined;
    setCarried(undefined);
  };
  const drop = () => {
    const now = held.current;
    letGo();
    if (now?.move) onDrop(now.row.node, now.to);
  };

  const placeText = ({ to, refusal }: Carried): string => {
    const parent = to.parentId && pathTo(nodes, to.parentId).at(-1);
    const place = { level: to.depth + 1, place: to.index + 1 };
    if (refusal !== undefined) return refusal;
    return parent ? t('place.under', { ...place, parent: nameOf(parent) }) : t('place.top', place);
  };
  const announcements: Announcements = {
    onDragStart: () => {
      announced.current = '';
      return held.current && t('drag.lifted', { name: nameOf(held.current.row.node), place: placeText(held.current) });
    },
    // Called after the handler of the same move, which has determined the place.
    onDragMove: () => {
      const text = held.current ? placeText(held.current) : '';
      if (text === announced.current) return undefined;
      announced.current = text;
      return text;
    },
    onDragOver: () => undefined,
    onDragEnd: ({ active }) => t('drag.dropped', { name: activeName(nodes, active.id) }),
    onDragCancel: ({ active }) => t('drag.cancelled', { name: activeName(nodes, active.id) }),
  };
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: (event, { currentCoordinates: { x, y } }) => {
        const now = held.current;
        if (!now) return undefined;
        const rows = { ArrowUp: -1, ArrowDown: 1 }[event.code];
        if (rows !== undefined) {
          const max = flatRows(takeOut(nodes, now.row.id), open).length;
          return { x, y: y + (clamp(now.slot + rows, 0, max) - now.slot) * now.height };
        }
        // Starts from the depth reached, not from the one requested, so that an impossible level does not cost a second
        // key press.
        const levels = { ArrowLeft: -1, ArrowRight: 1 }[event.code];
        return levels === undefined ? undefined : { x: x + (now.to.depth + levels - now.wanted) * levelWidth, y };
      },
    }),
  );
  const handlers = { onDragStart: lift, onDragMove: follow, onDragEnd: drop, onDragCancel: letGo };
  const line: InsertionLine | undefined = carried && {
    at: carried.slot,
    side: carried.slot <= carried.start ? 'above' : 'below',
    depth: carried.to.depth,
    text: placeText(carried),
    isRefused: carried.refusal !== undefined,
  };
  return { carried, line, announcements, sensors, handlers };
}

const activeName = (nodes: readonly TreeItem[], id: string | number): string => {
  const item = pathTo(nodes, String(id)).at(-1);
  return item ? nameOf(item) : '';
};
