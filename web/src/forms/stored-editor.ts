import { readFromTab, storeInTab } from '../lib/tab-storage';

/** The id under which a form saves to the server, and the number of its newest save. */
export interface StoredEditor {
  editor: string;
  seq: number;
}

const nameOf = (form: string): string => `editor-${form}`;

/**
 * Returns the editor of this form: a new one, or the one from before the reload if the form `continues` with all its
 * text. The old editor's last save may still be pending, and it belongs to the same user. The function only reads,
 * because a form may be rendered more than once before it is mounted.
 */
export function readEditor(form: string | undefined, continues: boolean): StoredEditor {
  const stored = form === undefined ? null : readFromTab(nameOf(form));
  const [, seq, editor] = /^(\d+) (\S+)$/.exec(stored ?? '') ?? [];
  return editor && continues ? { editor, seq: Number(seq) } : { editor: crypto.randomUUID(), seq: 0 };
}

/** Removes the stored editor once the form is mounted. A tab opened from this one then becomes a separate editor. */
export const dropEditor = (form: string): void => storeInTab(nameOf(form), null);

/** Stores the editor while the user leaves the page. One last save may still follow. */
export const storeEditor = (form: string, { editor, seq }: StoredEditor): void =>
  storeInTab(nameOf(form), `${seq + 1} ${editor}`);
