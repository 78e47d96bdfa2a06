/** Who a file belongs to: a person (and their company) or, without a sign-in, a browser. Empty where there is none. */
export interface Owner {
  userId: string;
  companyId: string;
  companyType: string;
  visitorId: string;
  /** Where a browser's file came from, until it is attached or gone. */
  network?: string | undefined;
}

/** pending: being received; ready: kept, nowhere used; attached: used; removed: gone for everyone, its row stays. */
export type FileState = 'pending' | 'ready' | 'attached' | 'removed';

/**
 * upload: from a person; drawn and made: the demo world's pictures and papers, produced when first asked for; import: a
 * file of cards, or what came of one, which stands in nothing.
 */
export type FileKind = 'upload' | 'drawn' | 'made' | 'import';

export interface File {
  id: string;
  /** Where its bytes are in the object store. */
  key: string;
  kind: FileKind;
  state: FileState;
  name: string;
  /** A media type. */
  type: string;
  size: number;
  /** Hex; empty until it is known. */
  sha256: string;
  owner: Owner;
}

/** The key of a file's bytes: year, month and id, never a person's words. */
export function keyOf(id: string, at: Date): string {
  return `${at.toISOString().slice(0, 7).replace('-', '/')}/${id}`;
}

/** Whether the file is kept as a picture. */
export const isPictureFile = (file: File): boolean => file.type.startsWith('image/');
