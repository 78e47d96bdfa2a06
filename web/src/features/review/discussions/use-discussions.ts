import { type DiscussedField, type DiscussionView, discussedFields } from '@setu/contract';
import { useState } from 'react';
import { type Problem, toProblem } from '../../../api/problem';
import { useListDiscussionsQuery } from './discussions-api';

/** Returns the id of the element for remarks on a field. */
export const remarkPlace = (field: string): string => `remark-on-${field}`;

const isDiscussed = (field: string): field is DiscussedField => discussedFields.some((one) => one === field);

const focusRemark = (field: string): void => document.getElementById(remarkPlace(field))?.focus();

export interface Discussions {
  review: string;
  /** Still loading, or failed to load. */
  isLoading: boolean;
  problem: Problem | undefined;
  retry: () => void;
  open: DiscussionView[];
  resolved: DiscussionView[];
  mayWrite: boolean;
  /** The field that the reader wants to discuss. */
  started: DiscussedField | null;
  /** True if the field has no remarks yet and the page needs an input for the first one. */
  isFirst: boolean;
  /** Leads to the field's discussion, or to the field for its first remark. */
  begin: (field: DiscussedField) => void;
  /** Called after a remark was sent. Its discussion exists or will soon exist. */
  onSent: (field: DiscussedField) => void;
  leave: () => void;
}

/** Returns a function that leads to a field's discussion, or undefined if the reader cannot discuss the field. */
export const startOf = ({ mayWrite, begin }: Discussions, field: string): (() => void) | undefined =>
  mayWrite && isDiscussed(field) ? () => begin(field) : undefined;

/** Returns the discussions of a review's texts, and the text that the reader wants to discuss. */
export function useDiscussions(review: string): Discussions {
  const { currentData: view, error, isError, refetch } = useListDiscussionsQuery(review);
  const [started, setStarted] = useState<{ field: DiscussedField; isSent: boolean } | null>(null);
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
    started: started?.field ?? null,
    isFirst: started !== null && !started.isSent && !isOpen(started.field),
    begin: (field) => {
      if (!isOpen(field)) setStarted({ field, isSent: false });
      focusRemark(field);
    },
    onSent: (field) => setStarted((now) => (now?.field === field ? { field, isSent: true } : now)),
    leave: () => setStarted(null),
  };
}
