import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { dropOf, type Projection } from '../../lib/tree/project-drop';
import { childrenOf, pathTo, placeOf } from '../../lib/tree/tree-node';
import { confirm } from '../modal/confirm';
import { openModal } from '../modal/modal-store';
import { notify } from '../toast/toast-store';
import { MoveDialog } from './move-dialog';
import { nameOf, type TreeActions, type TreeItem, type TreeMove } from './tree-item';

/** Returns an item's current place, in the form of a move's target. */
export function currentPlace(nodes: readonly TreeItem[], id: string): Projection | undefined {
  const place = placeOf(nodes, id);
  if (!place) return undefined;
  const siblings = childrenOf(nodes, place.parentId);
  return { ...place, depth: pathTo(nodes, id).length - 1, afterId: siblings[place.index - 1]?.id };
}

/** Returns the move of an item to a place, or undefined if it is already there. */
export function moveTo(nodes: readonly TreeItem[], item: TreeItem, to: Projection): TreeMove | undefined {
  const from = currentPlace(nodes, item.id);
  if (!from || (from.parentId === to.parentId && from.index === to.index)) return undefined;
  return { item, from, to, drop: dropOf(from.depth, to) };
}

interface TreeMoves {
  /** Moves an item, or says why that is not allowed and offers another place. */
  move: (item: TreeItem, to: Projection) => Promise<void>;
  /** Opens the dialog that asks for the new place. */
  openMoveDialog: (item: TreeItem) => Promise<void>;
  /** Undoes the last move. */
  undo: () => Promise<void>;
}

/**
 * Returns the moves within a tree, however they are requested. The caller's rule checks them, and a toast offers to
 * undo them.
 */
export function useTreeMoves(nodes: readonly TreeItem[], actions: TreeActions): TreeMoves {
  const t = useTexts('tree');
  const latest = useRef({ nodes, actions });
  const last = useRef<TreeMove>(undefined);
  useLayoutEffect(function followTree() {
    latest.current = { nodes, actions };
  });

  const undo = async () => {
    const { onUndo } = latest.current.actions;
    if (onUndo) return onUndo();
    const done = last.current;
    if (!done) return;
    last.current = undefined;
    const { item, from, to } = done;
    await latest.current.actions.onMove({ item, from: to, to: from, drop: dropOf(to.depth, from) });
  };
  const store = async (wanted: TreeMove) => {
    if (!(await latest.current.actions.onMove(wanted))) return;
    last.current = wanted;
    const parent = wanted.to.parentId && pathTo(latest.current.nodes, wanted.to.parentId).at(-1);
    const name = nameOf(wanted.item);
    notify({
      kind: 'success',
      title: t('moved.title'),
      text: parent ? t('moved.under', { name, parent: nameOf(parent) }) : t('moved.top', { name }),
      action: { label: t('moved.undo'), onSelect: () => void undo() },
    });
  };
  const move = async (item: TreeItem, to: Projection) => {
    const wanted = moveTo(latest.current.nodes, item, to);
    if (!wanted) return;
    const reason = latest.current.actions.refuse?.(wanted);
    if (reason === undefined) return store(wanted);
    const name = nameOf(item);
    const isAnother = await confirm({
      title: t('refused.title', { name }),
      text: reason,
      keep: t('keep'),
      action: t('refused.another'),
    });
    if (isAnother) await openMoveDialog(item);
  };
  const openMoveDialog = async (item: TreeItem) => {
    const { nodes: now, actions: rules } = latest.current;
    const place = await openModal(MoveDialog, { item, nodes: now, refuse: rules.refuse, effect: rules.effect });
    if (place) await move(item, place);
  };
  return { move, openMoveDialog, undo };
}
