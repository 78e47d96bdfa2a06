import type { DiscussedField, DiscussionView } from '@setu/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { useAction } from '../../../kit/action/use-action';
import { useResolveDiscussionMutation, useWriteRemarkMutation } from './discussions-api';
import type { Discussions } from './use-discussions';

export interface Discussing {
  write: (field: DiscussedField, text: string) => Promise<boolean>;
  /** The field of the remark being sent. */
  writing: DiscussedField | undefined;
  resolve: (discussion: DiscussionView) => void;
  resolvingId: string | undefined;
  /** The discussion that the reader has just resolved. */
  closedId: string | null;
}

/** Returns the actions that add a remark and resolve a discussion. Each is sent once. */
export function useDiscussing({ review, onSent, leave }: Discussions): Discussing {
  const t = useTexts('discussion');
  const [sendRemark] = useWriteRemarkMutation();
  const [sendEnd] = useResolveDiscussionMutation();
  const [closedId, setClosedId] = useState<string | null>(null);
  const writing = useAction({
    send: (input: { field: DiscussedField; text: string }, idempotencyKey) =>
      sendRemark({ review, input, idempotencyKey }),
    failed: t('failed'),
    onDone: (_answer, { field }) => onSent(field),
  });
  const resolving = useAction({
    send: ({ id }: DiscussionView) => sendEnd({ review, discussion: id }),
    failed: t('resolveFailed'),
    done: () => ({ title: t('resolveDone') }),
    onDone: (_answer, { id }) => {
      leave();
      setClosedId(id);
    },
  });
  return {
    write: (field, text) => writing.run({ field, text }),
    writing: writing.busyWith?.field,
    resolve: (discussion) => void resolving.run(discussion),
    resolvingId: resolving.busyWith?.id,
    closedId,
  };
}
