import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import type { ListedPicture } from './picture-card';

interface PictureKeysOptions {
  pictures: ListedPicture[];
  onMove: (from: number, to: number) => void;
  /** Announces a text to screen readers. */
  onSay: (text: string) => void;
}

interface Lifted {
  id: string;
  /** Where it was lifted. Escape moves it back there. */
  home: number;
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * Returns the key handling of a picture's grip: Space or Enter lifts and drops, arrow keys, Home and End move, Escape
 * moves it back.
 */
export function usePictureKeys({ pictures, onMove, onSay }: PictureKeysOptions) {
  const t = useTexts('fields');
  const [lifted, setLifted] = useState<Lifted>();
  const [focusedId, setFocusedId] = useState<string>();
  const last = pictures.length - 1;
  const move = (from: number, to: number) => {
    const place = Math.min(last, Math.max(0, to));
    const name = pictures[from]?.name ?? '';
    if (place !== from) onMove(from, place);
    onSay(t('pictures.at', { name, position: place + 1, count: pictures.length }));
  };
  const liftOrDrop = (at: number) => {
    const picture = pictures[at];
    if (!picture) return;
    setFocusedId(picture.id);
    setLifted(lifted ? undefined : { id: picture.id, home: at });
    onSay(t(lifted ? 'pictures.dropped' : 'pictures.lifted', { name: picture.name, position: at + 1 }));
  };
  const press = (event: KeyboardEvent, at: number) => {
    const isLifted = lifted?.id === pictures[at]?.id;
    const step = steps[event.key];
    const ends: Record<string, number> = { Home: 0, End: last };
    const end = ends[event.key];
    if (event.key === ' ' || event.key === 'Enter') liftOrDrop(at);
    else if (!isLifted || !lifted) return;
    else if (step !== undefined) move(at, at + step);
    else if (end !== undefined) move(at, end);
    else if (event.key === 'Escape') {
      move(at, lifted.home);
      setLifted(undefined);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    liftedId: lifted?.id,
    focusedId: lifted ? focusedId : undefined,
    press,
    /**
     * Drops a lifted picture when the focus leaves its grip. A moving picture also loses the focus for a moment, so the
     * check waits.
     */
    drop: () => {
      window.setTimeout(() => {
        if (!document.activeElement?.hasAttribute('data-grip')) setLifted(undefined);
      });
    },
  };
}
