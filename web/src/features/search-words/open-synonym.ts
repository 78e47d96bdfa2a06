import type { SearchWordsView, SynonymView } from '@setu/contract';
import { openModal } from '../../ui/modal/modal-store';

/** Loads the current page. */
export type Refetch = () => Promise<SearchWordsView | undefined>;

export interface SynonymOpening {
  /** Absent for a new one. */
  synonym?: SynonymView;
  /** The initial text of a new one. */
  left?: string;
  refetch: Refetch;
}

/** Opens the dialog of a synonym, whose code loads on first use. Resolves when it closes. */
export async function openSynonym(opening: SynonymOpening): Promise<unknown> {
  const { SynonymModal } = await import('./synonym-modal');
  return openModal(SynonymModal, opening);
}
