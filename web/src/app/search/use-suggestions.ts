import { skipToken } from '@reduxjs/toolkit/query';
import { characters, constants, type PictureView, type SuggestionsView, screenPath } from '@setu/contract';
import { useEffect, useState } from 'react';
import { useGetSuggestionsQuery } from '../shell-api';

export interface Suggestion {
  id: string;
  kind: 'category' | 'card';
  text: string;
  note: string;
  to: string;
  picture?: PictureView | null;
  count?: number;
}

/** Returns the suggestions as one list for the arrow keys, categories first. */
function suggestionsOf({ categories, skus }: SuggestionsView): Suggestion[] {
  return [
    ...categories.map(({ id, name, path, sku_count }) => ({
      id,
      kind: 'category' as const,
      text: name,
      note: path.join(' › '),
      count: sku_count,
      to: screenPath('category_page', { id }),
    })),
    ...skus.map(({ sku_id, name, vendor_code, category_id, type, picture }) => ({
      id: sku_id,
      kind: 'card' as const,
      text: name,
      note: vendor_code,
      picture,
      to: screenPath(type === 'product' ? 'product_page' : 'service_page', {
        catalogCategoryTree: category_id,
        skuId: sku_id,
      }),
    })),
  ];
}

/**
 * Returns suggestions for the text after a pause. Failures stay silent, as the specification requires, because the
 * search itself still works.
 */
export function useSuggestions(text: string): { options: Suggestion[]; isSettled: boolean } {
  const [settled, setSettled] = useState('');
  useEffect(
    function settleAfterPause() {
      const timer = window.setTimeout(() => setSettled(text), constants.searchDebounceMs);
      return () => window.clearTimeout(timer);
    },
    [text],
  );
  const isLong = characters(settled) >= constants.searchMinLength;
  const { currentData, isFetching, isError } = useGetSuggestionsQuery(isLong ? settled : skipToken);
  const isCurrent = isLong && settled === text;
  return {
    options: currentData && isCurrent ? suggestionsOf(currentData) : [],
    isSettled: isCurrent && !isFetching && !isError,
  };
}
