import { readFromTab, storeInTab } from '../lib/tab-storage';

/** The id under which a form saves to the server, and the number of its newest save. */
export interface StoredEditor {
  editor: string;
  seq: number;
}

const nameOf = (form: string): string => `editor-${form}`;

/**
 * Returns the id and number for this form's saves: new ones, or those from before the reload if the form `continues`
 * with all its text. The last save from before the reload may still be pending, and it belongs to the same user. The
 * function only reads, because a form may be rendered more than once before it is mounted.
 */
export function readEditor(form: string | undefined, continues: boolean): StoredEditor {
  const stored = form === undefined ? null : readFromTab(nameOf(form));
  const [, seq, editor] = /^(\d+) (\S+)$/.exec(stored ?? '') ?? [];
  return editor && continues ? { editor, seq: Number(seq) } : { editor: crypto.randomUUID(), seq: 0 };
}

/** Removes the stored id once the form is mounted. A tab opened from this one then gets another id. */
export const dropEditor = (form: string): void => storeInTab(nameOf(form), null);

/**
 * Stores the id while the user leaves the page. The stored number is one higher, because one last save may still
 * follow.
 */
export const storeEditor = (form: string, { editor, seq }: StoredEditor): void =>
  storeInTab(nameOf(form), `${seq + 1} ${editor}`);
