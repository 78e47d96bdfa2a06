import { useSortable } from '@dnd-kit/sortable';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { IconButton } from '../button/icon-button';
import { IconGripVertical, IconTrash } from '../icon/icons';
import styles from './picture-list.module.css';

export interface ListedPicture {
  id: string;
  src: string;
  name: string;
}

interface PictureCardProps {
  picture: ListedPicture;
  isMain: boolean;
  isLifted: boolean;
  isDisabled: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: () => void;
  onRemove: () => void;
}

/**
 * One picture with its grip, name and delete button. While it is dragged, its badge shows the position it would get.
 */
export function PictureCard({ picture, isMain, isLifted, isDisabled, onKeyDown, onBlur, onRemove }: PictureCardProps) {
  const t = useTexts('fields');
  const { setNodeRef, listeners, transform, transition, isDragging, overIndex, index } = useSortable({
    id: picture.id,
  });
  const place = overIndex === -1 ? index : overIndex;
  return (
    <li
      ref={setNodeRef}
      className={styles.card}
      data-picture={picture.id}
      data-main={isMain || undefined}
      data-lifted={isLifted || undefined}
      data-slot={isDragging || undefined}
      style={{
        transform: transform ? `translate(${Math.round(transform.x)}px, ${Math.round(transform.y)}px)` : undefined,
        transition,
      }}
      {...listeners}
    >
      {isDragging ? (
        <span className={styles.slot}>{t('pictures.becomes', { position: place + 1 })}</span>
      ) : (
        <>
          {/* Its name is shown below it. */}
          <img src={picture.src} alt="" draggable={false} />
          {isMain && <span className={styles.main}>{t('pictures.main')}</span>}
          <span className={styles.caption}>
            {!isDisabled && (
              <IconButton
                icon={IconGripVertical}
                size={16}
                label={t('pictures.grip', { name: picture.name })}
                aria-pressed={isLifted}
                data-grip
                onKeyDown={onKeyDown}
                onBlur={onBlur}
              />
            )}
            <span className={styles.name}>{picture.name}</span>
            {!isDisabled && (
              <IconButton
                icon={IconTrash}
                size={16}
                label={t('pictures.remove', { name: picture.name })}
                onClick={onRemove}
              />
            )}
          </span>
        </>
      )}
    </li>
  );
}
