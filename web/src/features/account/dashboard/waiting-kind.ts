import { screenPath, type WaitingReason, waitingReasons } from '@setu/contract';

/** Which part of what waits is looked at: of one reason a page, or the most pressing of all. */
export interface WaitingPlace {
  reason: WaitingReason | undefined;
  page: number;
}

/** Takes the address's query, gives what is looked at; what cannot be read stands for everything. */
export function waitingPlaceIn(params: URLSearchParams): WaitingPlace {
  const reason = waitingReasons.find((known) => known === params.get('waiting'));
  const page = Number(params.get('page'));
  return { reason, page: reason && Number.isInteger(page) && page > 0 ? page : 1 };
}

/** The desk with that part of it open. */
export function toWaiting({ reason, page }: Partial<WaitingPlace>): string {
  const asked = reason ? `?waiting=${reason}${page && page > 1 ? `&page=${page}` : ''}` : '';
  return `${screenPath('my_account_page')}${asked}`;
}
