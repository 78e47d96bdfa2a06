import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { DiscussionsPanel } from './discussions-panel';
import { FirstRemark } from './first-remark';
import { useDiscussedLabel } from './use-discussed-label';
import { useDiscussing } from './use-discussing';
import { type Discussions, startOf } from './use-discussions';

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

/**
 * Offers to answer the reviewer's comment next to its field. The answer is the first remark of a discussion. A discussion
 * that exists already is beside the fields.
 */
export function AnswerInPlace({ field, discussions }: { field: string; discussions: Discussions }) {
  const t = useTexts('discussion');
  const label = useDiscussedLabel()(field);
  const discussing = useDiscussing(discussions);
  const { isFirst, started, review, leave, open } = discussions;
  const start = startOf(discussions, field);
  if (isFirst && started === field)
    return <FirstRemark {...{ field: started, review, discussing, onField: undefined, onLeave: leave }} />;
  if (!start || open.some((one) => one.field === field)) return null;
  return (
    <Button size="small" ariaLabel={t('answerOn', { field: label })} onClick={start}>
      {t('answer')}
    </Button>
  );
}
