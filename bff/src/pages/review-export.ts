import { internal } from '@setu/kit/core';
import type { ExportReviewsResponse, ReviewRow } from '@setu/proto/review/reviews';
import type { CallContext } from '../http/call-context.js';
import type { Cell } from '../http/cell-value.js';
import { sendWorkbook } from '../http/send-workbook.js';
import { exportTexts, filled } from '../language/export-texts.js';
import { wallClockOf } from '../language/wall-clock.js';
import { personName } from '../present/request-sheet.js';
import { reviewRowView } from '../present/review.js';
import { reviewAbout } from '../present/review-about.js';
import { type ReviewReader, reviewColumns } from '../present/review-sheet.js';
import { findsNoReview, type ReviewQuery, reviewsRequest } from './review-query.js';

/** The longest time for a file, including the reader's connection. */
export const reviewExportMs = 120_000;

/**
 * Sends the list of reviews as .xlsx, batch by batch as the service returns it, each with the prices of its cards. No
 * rows are collected in memory.
 */
export async function sendReviews(call: CallContext, query: ReviewQuery): Promise<void> {
  const { deps, caller, actor, locale: language, res, signal } = call;
  const leave = deps.exports.enter(actor.actingUserId || actor.userId);
  const extended = { ...call.reads(), timeoutMs: reviewExportMs };
  const stream = deps.services.review
    .exportReviews({ list: reviewsRequest(call, query), most: 0 }, extended)
    [Symbol.asyncIterator]();
  const reader: ReviewReader = { language, timeZone: caller.timeZone };
  const columns = reviewColumns(reader);
  const cellsOf = async (reviews: readonly ReviewRow[]): Promise<Cell[][]> => {
    const skuIds = [...new Set(reviews.map(({ skuId }) => skuId))];
    const { cards } = await deps.services.catalogue.batchGetCards({ skuIds }, extended);
    const views = reviews.map((row) => reviewRowView(row, cards[row.skuId]?.card?.card, language));
    return views.map((view) => columns.map(({ cell }) => cell(view)));
  };
  try {
    // A rejection comes before the first byte, so it becomes the answer.
    const first: IteratorResult<ExportReviewsResponse> = await stream.next();
    if (first.done) throw internal('an export without its first message');
    const total = findsNoReview(query) ? 0 : first.value.total;
    const names = new Map(first.value.people.map((person) => [person.id, personName(language, person)]));
    // Reads the first rows before sending starts, so that an error in them becomes the answer. A short list is complete
    // by then.
    let message = findsNoReview(query) ? null : await stream.next();
    let cells = message && !message.done ? await cellsOf(message.value.rows) : [];
    let shown = 0;
    const rows = async function* (): AsyncGenerator<Cell[][]> {
      while (message && !message.done) {
        shown += cells.length;
        yield cells;
        message = await stream.next();
        if (!message.done) cells = await cellsOf(message.value.rows);
      }
    };
    const at = new Date();
    const { about, reviews: texts } = exportTexts[language];
    const day = wallClockOf(caller.timeZone)(at.toISOString())?.toISOString().slice(0, 10) ?? '';
    const book = {
      name: filled(texts.file, { day }),
      ...{ sheet: texts.sheet, columns, rows: rows() },
      about: { sheet: about, rows: () => reviewAbout({ query, names, at, total, shown }, reader) },
    };
    await sendWorkbook(res, book, signal);
  } finally {
    leave();
    // When the reader stops, the service stops too.
    await stream.return?.();
  }
}
