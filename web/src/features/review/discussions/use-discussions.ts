import type { DiscussedField, DiscussionView } from '@setu/contract';
import { useState } from 'react';
import { type Problem, toProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { useAction } from '../../../kit/action/use-action';
import { useListDiscussionsQuery, useResolveDiscussionMutation, useWriteRemarkMutation } from './discussions-api';

/** The place where something is said about a field, by its id. */
export const remarkPlace = (field: string): string => `remark-on-${field}`;

const focusRemark = (field: string): void => document.getElementById(remarkPlace(field))?.focus();

export interface Discussions {
  review: string;
  /** Not here yet, or not to be had. */
  isLoading: boolean;
  problem: Problem | undefined;
  retry: () => void;
  open: DiscussionView[];
  resolved: DiscussionView[];
  mayWrite: boolean;
  /** The field somebody wants to speak about. */
  begun: string | null;
  /** Nothing has been said about it yet: it needs a place for the first remark. */
  isFirst: boolean;
  /** Leads to the field's discussion, or to where one begins. */
  begin: (field: string) => void;
  leave: () => void;
  write: (field: DiscussedField, text: string) => Promise<boolean>;
  writing: DiscussedField | undefined;
  resolve: (discussion: DiscussionView) => void;
  resolvingId: string | undefined;
  /** What the reader has just resolved. */
  closedId: string | null;
}

/** What people say about the texts of a review, and what the reader may add to it. */
export function useDiscussions(review: string): Discussions {
  const t = useTexts('review');
  const { currentData: view, error, isError, refetch } = useListDiscussionsQuery(review);
  const [sendRemark] = useWriteRemarkMutation();
  const [sendEnd] = useResolveDiscussionMutation();
  const [begun, setBegun] = useState<{ field: string; isSaid: boolean } | null>(null);
  const [closedId, setClosedId] = useState<string | null>(null);
  const writing = useAction({
    send: (input: { field: DiscussedField; text: string }, idempotencyKey) =>
      sendRemark({ review, input, idempotencyKey }),
    failed: t('discussions.failed'),
    onDone: (_answer, { field }) => setBegun((now) => (now?.field === field ? { field, isSaid: true } : now)),
  });
  const resolving = useAction({
    send: ({ id }: DiscussionView) => sendEnd({ review, discussion: id }),
    failed: t('discussions.resolveFailed'),
    done: () => ({ title: t('discussions.resolveDone') }),
    onDone: (_answer, { id }) => {
      setBegun(null);
      setClosedId(id);
    },
  });
  const list = view?.list ?? [];
  const open = list.filter(({ resolved }) => resolved === null);
  const isOpen = (field: string | undefined) => open.some((one) => one.field === field);
  return {
    ...{ review, open, closedId },
    isLoading: view === undefined && !isError,
    problem: view === undefined && isError ? toProblem(error) : undefined,
    retry: () => void refetch(),
    resolved: list.filter(({ resolved }) => resolved !== null),
    mayWrite: view?.may_write ?? false,
    begun: begun?.field ?? null,
    isFirst: begun !== null && !begun.isSaid && !isOpen(begun.field),
    begin: (field) => {
      if (!isOpen(field)) setBegun({ field, isSaid: false });
      focusRemark(field);
    },
    leave: () => setBegun(null),
    write: (field, text) => writing.run({ field, text }),
    writing: writing.busyWith?.field,
    resolve: (discussion) => void resolving.run(discussion),
    resolvingId: resolving.busyWith?.id,
  };
}
