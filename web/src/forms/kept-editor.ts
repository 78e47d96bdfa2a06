import { keepInTab, readFromTab } from '../lib/tab-storage';

/** Which editor a form is to the server, and the number of its newest save. */
export interface KeptEditor {
  editor: string;
  seq: number;
}

const nameOf = (form: string): string => `editor-${form}`;

/**
 * Who this form is to the server: a new editor, or the one it was before the tab was reloaded, if it `continues` with all
 * that was typed. That one's last save may still be on its way, and is no other person's. Only looks: a form may be drawn
 * more than once before it stands.
 */
export function readEditor(form: string | undefined, continues: boolean): KeptEditor {
  const kept = form === undefined ? null : readFromTab(nameOf(form));
  const [, seq, editor] = /^(\d+) (\S+)$/.exec(kept ?? '') ?? [];
  return editor && continues ? { editor, seq: Number(seq) } : { editor: crypto.randomUUID(), seq: 0 };
}

/** Once the form stands nothing is kept: a tab opened from this one is an editor of its own. */
export const dropEditor = (form: string): void => keepInTab(nameOf(form), null);

/** Keeps it while the page is being left; a last save may still be made after this. */
export const keepEditor = (form: string, { editor, seq }: KeptEditor): void =>
  keepInTab(nameOf(form), `${seq + 1} ${editor}`);
