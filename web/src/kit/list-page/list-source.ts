import { type Problem, toProblem } from '../../api/problem';

/** What the query of a list gives: `data`, so that the rows of the last page stay while the next one comes. */
interface ListState<Answer> {
  data?: Answer;
  error?: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** One page of a list, whatever the answer calls its parts. */
interface ListedPage<Row> {
  rows: Row[];
  total: number;
  /** The total is a lower bound. */
  isAtLeast?: boolean;
}

/** A list as its page shows it. `page` is absent while the first one loads. */
export interface ListSource<Row> {
  page?: ListedPage<Row>;
  /** Null while a repeated call is under way. */
  problem: Problem | null;
  isFetching: boolean;
  onRetry: () => void;
}

/** Reads a query of a list; `pick` finds the rows and their number in the answer. */
export function listSource<Answer, Row>(
  { data, error, isError, isFetching, refetch }: ListState<Answer>,
  pick: (answer: Answer) => ListedPage<Row>,
): ListSource<Row> {
  return {
    page: data && pick(data),
    problem: isError && !isFetching ? toProblem(error) : null,
    isFetching,
    onRetry: () => void refetch(),
  };
}
