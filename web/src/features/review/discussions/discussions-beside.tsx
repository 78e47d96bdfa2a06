import { DiscussionsPanel } from './discussions-panel';
import type { Discussions } from './use-discussions';

interface DiscussionsBesideProps {
  discussions: Discussions;
  /** Returns a function that moves to a field, or undefined if the field is not on the page. */
  toField: (field: string) => (() => void) | undefined;
}

/** Shows the discussions of a card during its check or correction. A discussion of a text starts next to the text. */
export function DiscussionsBeside({ discussions, toField }: DiscussionsBesideProps) {
  return <DiscussionsPanel {...{ discussions, active: null, toField }} hasEntries />;
}
