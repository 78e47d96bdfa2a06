const textOf = (field: string): HTMLTextAreaElement | null =>
  document.querySelector<HTMLTextAreaElement>(`textarea[name="${field}"]`);

/** Returns the focus to a text. */
export const focusText = (field: string): void => textOf(field)?.focus();

/** Returns the text with words inserted at its caret, with spaces around them where needed. */
export function insertAtCaret(field: string, text: string, inserted: string): string {
  const area = textOf(field);
  const from = area?.selectionStart ?? text.length;
  const to = area?.selectionEnd ?? text.length;
  const before = text.slice(0, from);
  const after = text.slice(to);
  const start = before === '' || /\s$/.test(before) ? before : `${before} `;
  const end = after === '' || /^[\s.,;:!?)]/.test(after) ? after : ` ${after}`;
  return start + inserted + end;
}

/** Moves the focus to the next or previous text, or to the first one if no text has it. */
export function focusTextField(step: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLTextAreaElement>('textarea[data-russian]')];
  const at = all.indexOf(document.activeElement as HTMLTextAreaElement);
  const next = at < 0 ? 0 : Math.min(Math.max(at + step, 0), all.length - 1);
  all[next]?.focus();
}
