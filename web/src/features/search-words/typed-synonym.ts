import type { SynonymView } from '@setu/contract';
import { typedOf } from './terms';

/** A synonym as it is typed: a term on each line. */
export interface TypedSynonym extends Pick<SynonymView, 'both_ways' | 'language' | 'meaning'> {
  left: string;
  right: string;
}

/** Returns the initial text of the dialog. */
export const typedSynonym = (synonym: SynonymView | undefined, left: string): TypedSynonym => ({
  left: synonym ? typedOf(synonym.left) : left,
  right: synonym ? typedOf(synonym.right) : '',
  both_ways: synonym?.both_ways ?? true,
  language: synonym?.language ?? 'both',
  meaning: synonym?.meaning ?? 'same',
});
