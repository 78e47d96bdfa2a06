import type { cardListCodec, ListQuery } from '@setu/contract';
import { useState } from 'react';
import { readChoice, saveChoice } from '../../../lib/stored-choice';
import { useUser } from '../../../session/use-session';

const choices = ['shown', 'hidden'] as const;
const storedName = 'landed-in-lists';

/** Whether cards show their landed prices, and the switch for it. */
export interface LandedPrices {
  /** False for suppliers, who have no landed prices. */
  isOffered: boolean;
  isShown: boolean;
  /** True if the list is sorted by them, so that they cannot be hidden. */
  isSorted: boolean;
  setShown: (isShown: boolean) => void;
}

/** Holds the choice to show landed prices in lists, stored in this browser. A list sorted by them always shows them. */
export function useLandedPrices({ sort }: ListQuery<typeof cardListCodec>): LandedPrices {
  const isOffered = useUser()?.company.type !== 'supplier';
  const [isChosen, setChosen] = useState(() => readChoice(storedName, choices) === 'shown');
  const isSorted = sort?.key === 'landed';
  return {
    ...{ isOffered, isSorted, isShown: isOffered && (isChosen || isSorted) },
    setShown: (isShown) => {
      saveChoice(storedName, isShown ? 'shown' : 'hidden');
      setChosen(isShown);
    },
  };
}
