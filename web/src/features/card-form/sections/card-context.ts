import type { CategoryNode, FormReviewView, SkuType } from '@setu/contract';
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { SectionStore } from '../../../forms/sections/section-store';
import { typeOfTree } from '../model/card-fields';
import type { CardValues } from '../model/card-values';

/** What the fields of a card's form know beside their own section. */
export interface CardFormContext {
  store: SectionStore;
  trees: readonly CategoryNode[];
  review: FormReviewView | null;
  /** What the form was opened with. */
  opened: CardValues;
  isReadOnly: boolean;
}

export const CardContext = createContext<CardFormContext | null>(null);

/** What a page that shows the form has at each field; changes while the form stays as it is. */
export const BesideField = createContext<((field: string) => ReactNode) | undefined>(undefined);

/** The form a field of a card stands in. */
export function useCardContext(): CardFormContext {
  const context = use(CardContext);
  if (!context) throw new Error('A field of a card stands outside its form');
  return context;
}

/** One thing of what stands in all sections; drawn anew only when that changes. */
export function useCardValue<Value extends string | boolean | number | null>(
  pick: (values: CardValues) => Value,
): Value {
  const { store } = useCardContext();
  return useSyncExternalStore(store.watchValues, () => pick(store.values() as CardValues));
}

/** Goods or a service, as the chosen tree has it. */
export function useCardType(): SkuType {
  const { trees } = useCardContext();
  return useCardValue(({ treeId }) => typeOfTree(trees, treeId)) as SkuType;
}
