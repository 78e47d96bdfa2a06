import { useEffect, useEffectEvent, useState } from 'react';
import { readChoice, saveChoice } from '../../../lib/stored-choice';
import { modalEntries } from '../../../ui/modal/modal-store';

interface Keys {
  /** Moves to the next or previous field. */
  onField: (step: 1 | -1) => void;
  /** Opens the comment of the focused field. */
  onComment: () => void;
  onNext: () => void;
  onPrevious: () => void;
  onSend: () => void;
}

const choice = 'review-keys';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"]') !== null;

/**
 * Returns the action of a key press. Letters are recognised by their position, so both alphabets work. During typing,
 * only Ctrl+Enter has an action.
 */
function actionOf(event: KeyboardEvent): keyof Keys | 'back' | null {
  const isBare = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
  const isEnter = event.key === 'Enter';
  if (isTyping(event.target) && (!isEnter || isBare)) return null;
  if (isBare) return ({ KeyJ: 'onField', KeyK: 'back', KeyM: 'onComment' } as const)[event.code] ?? null;
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return null;
  if (isEnter) return 'onSend';
  return ({ ArrowRight: 'onNext', ArrowLeft: 'onPrevious' } as const)[event.code] ?? null;
}

/**
 * Handles the keyboard shortcuts of the review page unless the reader turned them off. They do nothing while a dialog
 * is open.
 */
export function useReviewKeys(keys: Keys): [areOn: boolean, onSwitch: (on: boolean) => void] {
  const [areOn, setOn] = useState(() => readChoice(choice, ['on', 'off']) !== 'off');
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actionOf(event);
    if (!action || event.defaultPrevented || modalEntries().some(({ isOpen }) => isOpen)) return;
    event.preventDefault();
    if (action === 'onField') keys.onField(1);
    else if (action === 'back') keys.onField(-1);
    else keys[action]();
  });
  useEffect(
    function listen() {
      if (!areOn) return;
      const handle = (event: KeyboardEvent) => press(event);
      document.addEventListener('keydown', handle);
      return () => document.removeEventListener('keydown', handle);
    },
    [areOn],
  );
  return [
    areOn,
    (on) => {
      setOn(on);
      saveChoice(choice, on ? 'on' : 'off');
    },
  ];
}
