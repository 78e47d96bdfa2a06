import type { DiscussedField, DiscussionView } from '@setu/contract';
import { useState } from 'react';
import { type Problem, toProblem } from '../../../api/problem';
import { useListDiscussionsQuery } from './discussions-api';

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
  begun: DiscussedField | null;
  /** Nothing has been said about it yet: it needs a place for the first remark. */
  isFirst: boolean;
  /** Leads to the field's discussion, or to where one begins. */
  begin: (field: DiscussedField) => void;
  /** Something was said: its discussion is there, or will be. */
  onSaid: (field: DiscussedField) => void;
  leave: () => void;
}

/** What people say about the texts of a review, and about which of them the reader wants to say something. */
export function useDiscussions(review: string): Discussions {
  const { currentData: view, error, isError, refetch } = useListDiscussionsQuery(review);
  const [begun, setBegun] = useState<{ field: DiscussedField; isSaid: boolean } | null>(null);
  const list = view?.list ?? [];
  const open = list.filter(({ resolved }) => resolved === null);
  const isOpen = (field: DiscussedField) => open.some((one) => one.field === field);
  return {
    ...{ review, open },
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
    onSaid: (field) => setBegun((now) => (now?.field === field ? { field, isSaid: true } : now)),
    leave: () => setBegun(null),
  };
}
