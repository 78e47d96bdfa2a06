/** The owner of a file: a user and their company or, without a sign-in, a browser. Unused fields are empty. */
export interface Owner {
  userId: string;
  companyId: string;
  companyType: string;
  visitorId: string;
  /** The network that a browser's file came from. It is stored until the file is attached or removed. */
  network?: string | undefined;
}

/** pending: being received. ready: stored, not used. attached: used. removed: deleted for everyone, its row stays. */
export type FileState = 'pending' | 'ready' | 'attached' | 'removed';

/**
 * upload: from a user. drawn and made: the demo world's pictures and documents, generated on first request. import: a
 * sheet or archive with cards, or its result, which is never attached to other objects.
 */
export type FileKind = 'upload' | 'drawn' | 'made' | 'import';

export interface File {
  id: string;
  /** The key of its bytes in the object store. */
  key: string;
  kind: FileKind;
  state: FileState;
  name: string;
  /** The media type. */
  type: string;
  size: number;
  /** In hex, or empty until it is known. */
  sha256: string;
  owner: Owner;
}

/** Returns the key of a file's bytes: year, month and id. It never contains text from a user. */
export function keyOf(id: string, at: Date): string {
  return `${at.toISOString().slice(0, 7).replace('-', '/')}/${id}`;
}

/** Checks whether the file is stored as a picture. */
export const isPictureFile = (file: File): boolean => file.type.startsWith('image/');
