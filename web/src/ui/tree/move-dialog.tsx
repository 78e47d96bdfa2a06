import { useId, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { filterTree } from '../../lib/tree/filter-tree';
import type { Projection } from '../../lib/tree/project-drop';
import { childrenOf, pathTo, takeOut } from '../../lib/tree/tree-node';
import { Button } from '../button/button';
import { SelectControl } from '../field/select-control';
import { SearchBox } from '../filter-bar/search-box';
import { Stack } from '../layout/layout';
import { ModalFrame } from '../modal/modal-frame';
import type { ModalControls } from '../modal/modal-store';
import { SegmentedControl } from '../segmented/segmented-control';
import { MoveTargets } from './move-targets';
import styles from './tree.module.css';
import { isNamed, nameOf, type TreeActions, type TreeItem } from './tree-item';
import { currentPlace, moveTo } from './use-tree-moves';

interface MoveDialogProps extends Pick<TreeActions, 'refuse' | 'effect'>, ModalControls<Projection> {
  item: TreeItem;
  nodes: readonly TreeItem[];
}

/**
 * Returns the place in a target (absent: the top) after `index` of its children, or the last place if there are fewer.
 */
function placeInside(rest: readonly TreeItem[], targetId: string | undefined, index: number | undefined): Projection {
  const children = childrenOf(rest, targetId);
  const at = Math.min(index ?? children.length, children.length);
  const depth = targetId === undefined ? 0 : pathTo(rest, targetId).length;
  return { depth, parentId: targetId, index: at, afterId: children[at - 1]?.id };
}

function placeAfter(rest: readonly TreeItem[], targetId: string): Projection | undefined {
  const target = currentPlace(rest, targetId);
  return target && { ...target, index: target.index + 1, afterId: targetId };
}

/**
 * The dialog that asks for an item's new place, usable by mouse, keyboard and screen reader. Resolves with the place.
 */
export function MoveDialog({ item, nodes, refuse, effect, onClose }: MoveDialogProps) {
  const t = useTexts('tree');
  const noteId = useId();
  const [query, setQuery] = useState('');
  const [targetId, setTargetId] = useState<string>();
  const [isAfter, setAfter] = useState(false);
  const [index, setIndex] = useState<number>();
  const rest = takeOut(nodes, item.id);
  const found = query.trim() ? filterTree(rest, (node) => isNamed(node, query)) : rest;
  const place = isAfter && targetId !== undefined ? placeAfter(rest, targetId) : placeInside(rest, targetId, index);
  const move = place && moveTo(nodes, item, place);
  const reason = move ? refuse?.(move) : t('dialog.same');
  const children = childrenOf(rest, targetId);
  const choose = (id: string | undefined) => {
    setTargetId(id);
    setIndex(undefined);
    if (id === undefined) setAfter(false);
  };
  return (
    <ModalFrame
      title={t('dialog.title', { name: nameOf(item) })}
      size="form"
      onClose={() => onClose()}
      footer={
        <>
          <Button onClick={() => onClose()}>{t('keep')}</Button>
          <Button tone="main" isDisabled={reason !== undefined} describedBy={noteId} onClick={() => onClose(place)}>
            {t('dialog.move')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <SearchBox label={t('search')} value={query} onSearch={setQuery} />
        <MoveTargets nodes={found} query={query} chosenId={targetId} onChoose={choose} />
        <div className={styles.how}>
          <SegmentedControl
            label={t('dialog.how')}
            options={[
              { value: 'inside', label: t('dialog.inside') },
              ...(targetId === undefined ? [] : [{ value: 'after', label: t('dialog.after') }]),
            ]}
            value={isAfter ? 'after' : 'inside'}
            onChange={(how) => setAfter(how === 'after')}
          />
          {!isAfter && (
            <SelectControl
              aria-label={t('dialog.place')}
              value={String(index ?? children.length)}
              options={[...children, undefined].map((_child, at) => ({
                value: String(at),
                label: placeLabel(t, children, at),
              }))}
              onChange={({ target }) => setIndex(Number(target.value))}
            />
          )}
        </div>
        <p id={noteId} role="status" className={styles.effect} data-refused={reason !== undefined || undefined}>
          {reason ?? (move && effect?.(move))}
        </p>
      </Stack>
    </ModalFrame>
  );
}

function placeLabel(t: ReturnType<typeof useTexts<'tree'>>, children: readonly TreeItem[], at: number): string {
  const before = children[at - 1];
  return before ? t('dialog.placeAfter', { place: at + 1, name: nameOf(before) }) : t('dialog.placeFirst');
}
