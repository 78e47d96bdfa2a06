import { screenPath, type WaitingReason, waitingReasons } from '@setu/contract';

/** The visible part of the tasks: a page of one reason, or the most urgent of all. */
export interface WaitingPlace {
  reason: WaitingReason | undefined;
  page: number;
}

/** Returns the visible part from the address's query. Invalid values mean all tasks. */
export function waitingPlaceIn(params: URLSearchParams): WaitingPlace {
  const reason = waitingReasons.find((known) => known === params.get('waiting'));
  const page = Number(params.get('page'));
  return { reason, page: reason && Number.isInteger(page) && page > 0 ? page : 1 };
}

/** Returns the address of the dashboard with that part open. */
export function toWaiting({ reason, page }: Partial<WaitingPlace>): string {
  const query = reason ? `?waiting=${reason}${page && page > 1 ? `&page=${page}` : ''}` : '';
  return `${screenPath('my_account_page')}${query}`;
}
