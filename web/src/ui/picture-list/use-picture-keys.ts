import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import type { ListedPicture } from './picture-card';

interface PictureKeysOptions {
  pictures: ListedPicture[];
  onMove: (from: number, to: number) => void;
  /** Words for a screen reader. */
  onSay: (words: string) => void;
}

interface Lifted {
  id: string;
  /** Where it was lifted: Escape puts it back there. */
  home: number;
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The keys of a picture's grip: Space or Enter lifts and drops, arrows, Home and End carry, Escape puts back. */
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
    /** The focus went elsewhere: what was lifted stays where it is. A picture being carried blurs too, and is focused again. */
    drop: () => {
      window.setTimeout(() => {
        if (!document.activeElement?.hasAttribute('data-grip')) setLifted(undefined);
      });
    },
  };
}
