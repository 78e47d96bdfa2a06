import { constants } from '@setu/contract';
import { type FocusEvent, type ReactNode, useCallback, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { IconButton } from '../button/icon-button';
import { IconChevronLeft, IconChevronRight } from '../icon/icons';
import { useCycle } from '../media/use-cycle';
import styles from './carousel.module.css';

export interface Slide {
  id: string;
  content: ReactNode;
}

/**
 * Slides that change every 5 s. A manual change restarts the timer, and they pause under the pointer, with focus or
 * with reduced motion.
 */
export function Carousel({ slides, label }: { slides: Slide[]; label?: string }) {
  const t = useTexts();
  const [position, setPosition] = useState(0);
  const [isRested, setRested] = useState({ pointer: false, focus: false });
  const count = slides.length;
  const shown = position % Math.max(1, count);
  const next = useCallback(() => setPosition((current) => (current + 1) % Math.max(1, count)), [count]);
  const isTurning = count > 1 && !isRested.pointer && !isRested.focus;
  useCycle({ isOn: isTurning, periodMs: constants.carouselMs, onNext: next, restartKey: position });
  const handleBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setRested((rest) => ({ ...rest, focus: false }));
  };
  return (
    <section
      className={styles.carousel}
      aria-roledescription={t('media.carousel')}
      aria-label={label ?? t('media.carousel')}
      onMouseEnter={() => setRested((rest) => ({ ...rest, pointer: true }))}
      onMouseLeave={() => setRested((rest) => ({ ...rest, pointer: false }))}
      onFocus={() => setRested((rest) => ({ ...rest, focus: true }))}
      onBlur={handleBlur}
    >
      <div className={styles.track} aria-live={isTurning ? 'off' : 'polite'}>
        {slides.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group with a role description, not form fields
          <div
            key={slide.id}
            role="group"
            aria-label={t('media.slide', { index: index + 1, count })}
            className={styles.slide}
            data-shown={index === shown || undefined}
            inert={index !== shown}
          >
            {slide.content}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className={styles.controls}>
          <IconButton
            look="onDeep"
            size={18}
            icon={IconChevronLeft}
            label={t('media.previous')}
            onClick={() => setPosition((shown - 1 + count) % count)}
          />
          <IconButton look="onDeep" size={18} icon={IconChevronRight} label={t('media.next')} onClick={next} />
          {slides.map((slide, index) => (
            <span
              key={slide.id}
              className={styles.dot}
              data-on={index === shown || undefined}
              data-turning={isTurning || undefined}
              aria-hidden="true"
            />
          ))}
          <span className={styles.position} aria-hidden="true">{`${shown + 1} / ${count}`}</span>
        </div>
      )}
    </section>
  );
}
