import { constants, type PictureView } from '@setu/contract';
import { type KeyboardEvent, useCallback, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { Tag } from '../status/status-chip';
import { Picture } from './picture';
import styles from './picture.module.css';
import { useCycle } from './use-cycle';

/**
 * The pictures of a card, with thumbnails and arrow keys. They change every second while the pointer is over the big
 * one.
 */
export function Gallery({ pictures, name }: { pictures: PictureView[]; name: string }) {
  const t = useTexts();
  const [position, setPosition] = useState(0);
  const [isHovered, setHovered] = useState(false);
  const count = pictures.length;
  const shown = Math.min(position, Math.max(0, count - 1));
  const next = useCallback(() => setPosition((current) => (current + 1) % Math.max(1, count)), [count]);
  useCycle({ isOn: isHovered && count > 1, periodMs: constants.galleryMs, onNext: next, restartKey: position });

  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step || count < 2) return;
    event.preventDefault();
    const target = (shown + step + count) % count;
    setPosition(target);
    event.currentTarget.querySelectorAll('button')[target]?.focus();
  };

  return (
    <div className={styles.gallery} data-single={count < 2 || undefined}>
      {count > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields
        <div className={styles.thumbs} role="group" aria-label={name} onKeyDown={handleKey}>
          {pictures.map((picture, index) => (
            <button
              key={picture.id}
              type="button"
              className={styles.thumb}
              tabIndex={index === shown ? 0 : -1}
              aria-current={index === shown || undefined}
              aria-label={t('media.photoOf', { name, index: index + 1, count })}
              onClick={() => setPosition(index)}
            >
              <Picture of={picture} alt="" sizes="72px" priority="first" />
            </button>
          ))}
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hovering only changes the pictures, and the thumbnails do the same by keyboard */}
      <div className={styles.big} onMouseEnter={() => setHovered(true)} onMouseLeave={() => setHovered(false)}>
        <Picture
          of={pictures[shown]}
          alt={count > 1 ? t('media.photoOf', { name, index: shown + 1, count }) : name}
          sizes="(max-width: 767px) 100vw, 528px"
          priority="hero"
        />
        {count > 1 && (
          <span className={styles.position}>
            <Tag>{`${shown + 1} / ${count}`}</Tag>
          </span>
        )}
      </div>
    </div>
  );
}
