import type { ListQuery, reviewListCodec } from '@setu/contract';
import type { Cell } from '../http/cell-value.js';
import { exportTexts } from '../language/export-texts.js';
import { type Made, madeAbout } from './export-about.js';
import { type ReviewReader, reviewStatusText } from './review-sheet.js';

/** An exported list of reviews: its query and its result. */
export interface ExportedReviews extends Made {
  query: Pick<ListQuery<typeof reviewListCodec>, 'filters' | 'sort'>;
  /** The names of the users in the filters, by id. */
  names: ReadonlyMap<string, string>;
}

/**
 * Returns the lines of information about a file of reviews: when it was made, its filters, how many rows it has, and
 * whether it is complete.
 */
export function reviewAbout(
  { query: { filters, sort }, names, ...made }: ExportedReviews,
  reader: ReviewReader,
): [string, Cell][] {
  const { language } = reader;
  const texts = exportTexts[language];
  const { about, queues, sorts } = texts.reviews;
  const listed = (all: readonly string[]): string => (all.length === 0 ? texts.any : all.join(', '));
  const named = (ids: readonly string[]): string => listed(ids.map((id) => names.get(id) ?? id));
  const { from, to } = filters['created-on'];
  const direction = !sort || sort.direction === 'desc' ? texts.descending : texts.ascending;
  return [
    ...madeAbout(made, reader),
    [texts.search, filters.search || texts.none],
    [about.createdOn, from || to ? `${from || '…'} – ${to || '…'}` : texts.any],
    [texts.statuses, listed(filters.statuses.map((status) => reviewStatusText(language, status)))],
    [about.reviewers, named(filters.reviewers)],
    [texts.managers, named(filters.managers)],
    [about.queue, listed(filters.queue.map((one) => queues[one as keyof typeof queues] ?? one))],
    [texts.sort, `${sorts[sort?.key ?? 'created_at']}, ${direction}`],
  ];
}
