import { type Problem, toProblem } from '../../api/problem';

/** The result of a list's query. It uses `data`, so that the rows of the last page stay while the next page loads. */
interface ListState<Answer> {
  data?: Answer;
  error?: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** One page of a list, independent of the names in the answer. */
interface ListedPage<Row> {
  rows: Row[];
  total: number;
  /** Whether the total is a lower bound. */
  isAtLeast?: boolean;
}

/** A list as its page shows it. `page` is absent while the first one loads. */
export interface ListSource<Row> {
  page?: ListedPage<Row>;
  /** The problem, or null while the call is being repeated. */
  problem: Problem | null;
  isFetching: boolean;
  onRetry: () => void;
}

/** Reads a list's query. `pick` finds the rows and their number in the answer. */
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
