import type { ListQuery, reviewListCodec } from '@setu/contract';
import type { Cell } from '../http/cell-value.js';
import { exportWords } from '../language/export-words.js';
import { type Made, madeAbout } from './export-about.js';
import { type ReviewReader, reviewStatusText } from './review-sheet.js';

/** What the list of reviews was exported by, and what came of it. */
export interface ExportedReviews extends Made {
  query: Pick<ListQuery<typeof reviewListCodec>, 'filters' | 'sort'>;
  /** The names of those it is narrowed to, by their ids. */
  names: ReadonlyMap<string, string>;
}

/** What a file of reviews says of itself: when it was made, by which filters, how many rows, and whether that is all. */
export function reviewAbout(
  { query: { filters, sort }, names, ...made }: ExportedReviews,
  reader: ReviewReader,
): [string, Cell][] {
  const { language } = reader;
  const words = exportWords[language];
  const { about, queues, sorts } = words.reviews;
  const listed = (all: readonly string[]): string => (all.length === 0 ? words.any : all.join(', '));
  const named = (ids: readonly string[]): string => listed(ids.map((id) => names.get(id) ?? id));
  const { from, to } = filters['created-on'];
  const direction = !sort || sort.direction === 'desc' ? words.descending : words.ascending;
  return [
    ...madeAbout(made, reader),
    [words.search, filters.search || words.none],
    [about.createdOn, from || to ? `${from || '…'} – ${to || '…'}` : words.any],
    [words.statuses, listed(filters.statuses.map((status) => reviewStatusText(language, status)))],
    [about.reviewers, named(filters.reviewers)],
    [words.managers, named(filters.managers)],
    [about.queue, listed(filters.queue.map((one) => queues[one as keyof typeof queues] ?? one))],
    [words.sort, `${sorts[sort?.key ?? 'created_at']}, ${direction}`],
  ];
}
