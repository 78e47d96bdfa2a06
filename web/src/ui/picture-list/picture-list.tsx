import { closestCenter, DndContext, DragOverlay, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { VisuallyHidden } from '../layout/text';
import { type ListedPicture, PictureCard } from './picture-card';
import styles from './picture-list.module.css';
import { usePictureKeys } from './use-picture-keys';

export interface PictureListProps {
  /** The pictures. The first is the main one. */
  pictures: ListedPicture[];
  onMove: (from: number, to: number) => void;
  onRemove: (id: string) => void;
  isDisabled?: boolean;
  /** The last tile, where pictures are added. */
  children?: ReactNode;
}

// The library's own announcements are in English, so the list makes its own.
const silent = () => undefined;
const noTexts = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: '' },
};

/**
 * Pictures in order, which the user changes by dragging or by keyboard: Space lifts the focused one, arrow keys move
 * it, Space drops it.
 */
export function PictureList({ pictures, onMove, onRemove, isDisabled = false, children }: PictureListProps) {
  const t = useTexts('fields');
  const list = useRef<HTMLUListElement>(null);
  const [draggedId, setDraggedId] = useState<string>();
  const [announced, setAnnounced] = useState('');
  const placeOf = (id: unknown) => pictures.findIndex((picture) => picture.id === id);
  const say = (id: string, at: number) => {
    const name = pictures[placeOf(id)]?.name ?? '';
    setAnnounced(t('pictures.at', { name, position: at + 1, count: pictures.length }));
  };
  const keys = usePictureKeys({ pictures, onMove, onSay: setAnnounced });
  // A press with little movement still presses the button under it. A finger that starts moving scrolls instead of
  // dragging.
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  );
  const focusedId = keys.focusedId;
  const order = pictures.map(({ id }) => id).join(' ');
  useEffect(
    function keepFocus() {
      // The browser removes the focus from an element that moves.
      void order;
      if (focusedId) list.current?.querySelector<HTMLElement>(`[data-picture="${focusedId}"] [data-grip]`)?.focus();
    },
    [order, focusedId],
  );
  const dragged = pictures[placeOf(draggedId)];
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={noTexts}
      onDragStart={({ active }) => setDraggedId(String(active.id))}
      onDragCancel={() => setDraggedId(undefined)}
      onDragEnd={({ active, over }) => {
        setDraggedId(undefined);
        const to = placeOf(over?.id);
        if (to === -1 || to === placeOf(active.id)) return;
        onMove(placeOf(active.id), to);
        say(String(active.id), to);
      }}
    >
      <SortableContext items={pictures} strategy={rectSortingStrategy} disabled={isDisabled}>
        <ul ref={list} className={styles.list}>
          {pictures.map((picture, at) => (
            <PictureCard
              key={picture.id}
              picture={picture}
              isMain={at === 0}
              isLifted={keys.liftedId === picture.id}
              isDisabled={isDisabled}
              onKeyDown={(event) => keys.press(event, at)}
              onBlur={keys.drop}
              onRemove={() => {
                onRemove(picture.id);
                setAnnounced(t('pictures.removed', { name: picture.name }));
                const next = list.current?.querySelectorAll<HTMLElement>('[data-grip]');
                (next?.[at + 1] ?? next?.[at - 1])?.focus();
              }}
            />
          ))}
          {children && <li className={styles.last}>{children}</li>}
        </ul>
      </SortableContext>
      <DragOverlay>{dragged && <LiftedPicture picture={dragged} />}</DragOverlay>
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
    </DndContext>
  );
}

const LiftedPicture = ({ picture }: { picture: ListedPicture }) => (
  <div className={styles.lifted}>
    <img src={picture.src} alt="" />
    <span>{picture.name}</span>
  </div>
);
