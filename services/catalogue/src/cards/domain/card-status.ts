import type { CardStanding } from '@setu/proto/words';

export type { CardStanding };

/** The number of a company's cards by status. */
export type CardStatusCounts = ReadonlyMap<CardStanding, number>;
