import type { BothNames, CategoryTreeView, TreeCategoryView } from '@setu/contract';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { type Problem, toProblem } from '../../../api/problem';
import {
  treeUtil,
  useMoveCategoryAfterMutation,
  useMoveCategoryUnderMutation,
  useRenameCategoryMutation,
} from '../api';
import { sentTitle } from '../model/titles';
import { changed, moved, type NewPlace } from '../model/tree-model';

/** A change that was not stored because another user was faster, with a function to store it anyway. */
export interface Conflict {
  kind: 'rename' | 'move';
  id: string;
  names: BothNames;
  again: () => void;
}

/**
 * The outcome of a change: stored, rejected with a problem, or overtaken by another user's change. The last one is
 * shown as a conflict.
 */
export type Ended = { is: 'stored' } | { is: 'overtaken' } | { is: 'refused'; problem: Problem };

interface Change {
  kind: Conflict['kind'];
  id: string;
  /**
   * Returns the categories with the change applied. They are shown immediately, and the change is undone on a failure.
   */
  drawn: (categories: readonly TreeCategoryView[]) => TreeCategoryView[];
  send: (latest: CategoryTreeView) => Promise<{ revision: number; category: TreeCategoryView | null }>;
  again: () => void;
}

const isOvertaken = ({ kind, code }: Problem): boolean =>
  kind === 'notFound' || (kind === 'conflict' && code === 'conflict');

interface Editing {
  view: CategoryTreeView | undefined;
  /** The time of the server's last answer with the trees. Local changes do not alter it. */
  answeredAt: number | undefined;
  refetch: () => unknown;
}

/**
 * Applies changes to the trees. Each change is shown immediately and undone on a failure. A change is sent after the
 * previous ones, with the version that they returned. If another user was faster, the change is shown as a conflict
 * over the current tree. Trees loaded before a change do not undo it when they arrive after it.
 */
export function useTreeEditing({ view, answeredAt, refetch }: Editing) {
  const dispatch = useDispatch();
  const latest = useRef(view);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const underWay = useRef(new Set<Change['drawn']>());
  const handledAt = useRef(answeredAt);
  const storedRevision = useRef(0);
  const [conflict, setConflict] = useState<Conflict>();
  const [rename] = useRenameCategoryMutation();
  const [moveAfter] = useMoveCategoryAfterMutation();
  const [moveUnder] = useMoveCategoryUnderMutation();
  useEffect(function followTrees() {
    latest.current = view;
    if (answeredAt === handledAt.current || view === undefined) return;
    handledAt.current = answeredAt;
    if (underWay.current.size > 0)
      draw((shown) => ({
        ...shown,
        categories: [...underWay.current].reduce((drawn, change) => change(drawn), shown.categories),
      }));
    if (view.revision >= storedRevision.current) return;
    // Answers from now on count as current, even if the server was restored from an older backup.
    storedRevision.current = 0;
    refetch();
  });

  const draw = (change: (shown: CategoryTreeView) => CategoryTreeView): { undo: () => void } =>
    dispatch(
      treeUtil.updateQueryData('getCategoryTreeAdmin', undefined, () => {
        const next = change(latest.current as CategoryTreeView);
        latest.current = next;
        return next;
      }) as never,
    ) as unknown as { undo: () => void };
  const versionOf = (id: string) => latest.current?.categories.find((one) => one.id === id)?.version;

  const perform = async ({ kind, id, drawn, send, again }: Change): Promise<Ended> => {
    const names = latest.current?.categories.find((one) => one.id === id)?.name ?? { en: '', ru: '' };
    const before = latest.current?.categories;
    draw((shown) => ({ ...shown, categories: drawn(shown.categories) }));
    underWay.current.add(drawn);
    const sending = queue.current.then(() => send(latest.current as CategoryTreeView));
    queue.current = sending.catch(() => undefined);
    try {
      const { revision, category } = await sending.finally(() => underWay.current.delete(drawn));
      storedRevision.current = Math.max(storedRevision.current, revision);
      const isNext = revision === (latest.current?.revision ?? 0) + 1;
      if (category) {
        const { version, changed_at, changed_by } = category;
        draw((shown) => ({
          ...shown,
          revision,
          categories: changed(shown.categories, id, { version, changed_at, changed_by }),
        }));
      }
      if (!isNext) refetch();
      return { is: 'stored' };
    } catch (error) {
      const problem = toProblem(error);
      if (before) draw((shown) => ({ ...shown, categories: before }));
      refetch();
      if (!isOvertaken(problem)) return { is: 'refused', problem };
      setConflict({ kind, id, names, again });
      return { is: 'overtaken' };
    }
  };

  const renameTo = (id: string, names: BothNames): Promise<Ended> =>
    perform({
      ...{ kind: 'rename', id },
      drawn: (categories) => changed(categories, id, { name: names }),
      send: () => rename({ id, ...sentTitle(names), version: versionOf(id) }).unwrap(),
      again: () => void renameTo(id, names),
    });

  const moveTo = (id: string, place: NewPlace, afterId?: string): Promise<Ended> =>
    perform({
      ...{ kind: 'move', id },
      drawn: (categories) => moved(categories, id, place),
      send: () => {
        const moved = { category: id, version: versionOf(id) };
        return afterId === undefined
          ? moveUnder({ ...moved, underCategory: place.parentId, position: place.index + 1 }).unwrap()
          : moveAfter({ ...moved, afterCategory: afterId }).unwrap();
      },
      again: () => void moveTo(id, place, afterId),
    });

  return { renameTo, moveTo, conflict, settle: () => setConflict(undefined) };
}
