import { DiscussionsPanel } from './discussions-panel';
import type { Discussions } from './use-discussions';

interface DiscussionsBesideProps {
  discussions: Discussions;
  /** Returns a function that moves to a field, or undefined if the field is not on the page. */
  toField: (field: string) => (() => void) | undefined;
  /** Whether the texts have buttons for comments, where discussions start then. */
  hasComments?: boolean;
}

/** Shows the discussions of a card during its check or correction. A discussion of a text starts next to the text. */
export function DiscussionsBeside({ discussions, toField, hasComments = false }: DiscussionsBesideProps) {
  return <DiscussionsPanel {...{ discussions, active: null, toField }} entries={hasComments ? 'comment' : 'text'} />;
}
