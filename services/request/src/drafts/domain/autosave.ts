/**
 * The origin of a save: the form, the save's number in that form, and the version the form started from (0 means any).
 */
export interface SaveOrigin {
  editor: string;
  seq: bigint;
  version: number;
}

/**
 * Decides what to do with a save, given the origin of the stored one.
 * - Saves of one form may arrive in any order. A save is dropped unless its number is above the stored one.
 * - A save from another form that started from an old version is stale.
 * - A save that names neither form nor version is saved, so the last to arrive wins.
 */
export function judgeSave(stored: SaveOrigin, incoming: SaveOrigin): 'save' | 'drop' | 'stale' {
  const isSameEditor = incoming.editor !== '' && incoming.editor === stored.editor;
  if (isSameEditor) return incoming.seq > stored.seq ? 'save' : 'drop';
  return incoming.version !== 0 && incoming.version !== stored.version ? 'stale' : 'save';
}
