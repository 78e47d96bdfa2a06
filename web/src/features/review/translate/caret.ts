const textOf = (field: string): HTMLTextAreaElement | null =>
  document.querySelector<HTMLTextAreaElement>(`textarea[name="${field}"]`);

/** Back to a text. */
export const focusText = (field: string): void => textOf(field)?.focus();

/** A text with words put where its caret stands, set off by blanks from what is around them. */
export function insertAtCaret(field: string, text: string, words: string): string {
  const area = textOf(field);
  const from = area?.selectionStart ?? text.length;
  const to = area?.selectionEnd ?? text.length;
  const before = text.slice(0, from);
  const after = text.slice(to);
  const start = before === '' || /\s$/.test(before) ? before : `${before} `;
  const end = after === '' || /^[\s.,;:!?)]/.test(after) ? after : ` ${after}`;
  return start + words + end;
}

/** To the next of the texts, or the one before; from nowhere to the first. */
export function moveToText(step: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLTextAreaElement>('textarea[data-russian]')];
  const at = all.indexOf(document.activeElement as HTMLTextAreaElement);
  const next = at < 0 ? 0 : Math.min(Math.max(at + step, 0), all.length - 1);
  all[next]?.focus();
}
