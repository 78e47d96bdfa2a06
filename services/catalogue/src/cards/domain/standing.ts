import type { CardStanding } from '@setu/proto/words';

export type { CardStanding };

/** How many of a company's cards stand where. */
export type StandingCounts = ReadonlyMap<CardStanding, number>;
