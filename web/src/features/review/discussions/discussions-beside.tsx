import { DiscussionsPanel } from './discussions-panel';
import { FirstRemark } from './first-remark';
import { useDiscussing } from './use-discussing';
import type { Discussions } from './use-discussions';

interface DiscussionsBesideProps {
  discussions: Discussions;
  /** Returns a function that moves to a field, or undefined if the field is not on the page. */
  toField: (field: string) => (() => void) | undefined;
  /** Whether the texts have buttons for comments, where discussions start then. */
  hasComments?: boolean;
  /** The fields whose first remark is written next to the field, and not here. */
  inPlace?: readonly string[];
}

/** Shows the discussions of a card during its check or correction. A discussion of a text starts next to the text. */
export function DiscussionsBeside({ discussions, toField, hasComments = false, inPlace }: DiscussionsBesideProps) {
  return (
    <DiscussionsPanel {...{ discussions, active: null, toField, inPlace }} entries={hasComments ? 'comment' : 'text'} />
  );
}

/** Asks for the first remark of a discussion next to its field, as an answer to the reviewer's comment. */
export function AnswerInPlace({ field, discussions }: { field: string; discussions: Discussions }) {
  const discussing = useDiscussing(discussions);
  const { isFirst, started, review, leave } = discussions;
  if (!isFirst || started !== field) return null;
  return <FirstRemark {...{ field: started, review, discussing, onField: undefined, onLeave: leave }} />;
}
