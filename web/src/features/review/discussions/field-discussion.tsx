import type { DiscussionView } from '@setu/contract';
import { formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { useFieldLabels } from '../../../kit/card-fields/use-field-labels';
import { Button } from '../../../ui/button/button';
import { IconMessage } from '../../../ui/icon/icons';
import { type Discussions, startOf } from './use-discussions';

interface FieldDiscussionProps {
  field: string;
  discussions: Discussions;
  /** Whether the field has a button for comments. A new discussion then starts in the comment. */
  hasComment?: boolean;
}

/**
 * Shows, next to a field of the card, the number of its remarks and the way to them, or a button to start a discussion.
 * Shows nothing if the field is not a text.
 */
export function FieldDiscussion({ field, discussions, hasComment = false }: FieldDiscussionProps) {
  const talk = discussions.open.find((one) => one.field === field);
  const start = talk ? () => discussions.begin(talk.field) : startOf(discussions, field);
  if (!start || (hasComment && !talk)) return null;
  return <DiscussionButton {...{ field, talk, start }} />;
}

interface DiscussionButtonProps {
  field: string;
  /** The open discussion, undefined if there is none. */
  talk: DiscussionView | undefined;
  start: () => void;
}

function DiscussionButton({ field, talk, start }: DiscussionButtonProps) {
  const t = useTexts('review');
  const label = useFieldLabels().labelOf(field);
  const figure = formatNumber(talk?.remarks.length ?? 0);
  const name = talk ? t('discussions.goOn', { field: label, figure }) : t('discussions.beginOn', { field: label });
  return (
    <Button tone="quiet" size="small" icon={IconMessage} ariaLabel={name} onClick={start}>
      {talk ? figure : t('discussions.begin')}
    </Button>
  );
}
