import type { SearchWordsView, SynonymView } from '@setu/contract';
import { openModal } from '../../ui/modal/modal-store';

/** Brings the page as it is now. */
export type Refetch = () => Promise<SearchWordsView | undefined>;

export interface SynonymOpening {
  /** Absent: a new one. */
  synonym?: SynonymView;
  /** Of a new one: what it begins with. */
  left?: string;
  refetch: Refetch;
}

/** Asks for a synonym's words in a dialog whose code comes when it is first wanted; resolves once it is left. */
export async function openSynonym(opening: SynonymOpening): Promise<unknown> {
  const { SynonymModal } = await import('./synonym-modal');
  return openModal(SynonymModal, opening);
}
