/** Where a save comes from: the form it was typed in, its number there, the version that form started from (0: any). */
export interface SaveOrigin {
  editor: string;
  seq: bigint;
  version: number;
}

/**
 * Takes what the draft has and where a save comes from, gives what to do with it. Saves of one form may arrive in any
 * order: a number not above the stored one is dropped. Another form on an old version is stale. A save that names
 * neither form nor version is kept: the last to arrive stays.
 */
export function judgeSave(stored: SaveOrigin, incoming: SaveOrigin): 'keep' | 'drop' | 'stale' {
  const isSameEditor = incoming.editor !== '' && incoming.editor === stored.editor;
  if (isSameEditor) return incoming.seq > stored.seq ? 'keep' : 'drop';
  return incoming.version !== 0 && incoming.version !== stored.version ? 'stale' : 'keep';
}
