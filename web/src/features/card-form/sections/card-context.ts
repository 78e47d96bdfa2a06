import type { CategoryNode, FormReviewView, SkuType } from '@setu/contract';
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { SectionStore } from '../../../forms/sections/section-store';
import { typeOfTree } from '../model/card-fields';
import type { CardValues } from '../model/card-values';

/** The data that the fields of a card's form need from outside their section. */
export interface CardFormContext {
  store: SectionStore;
  trees: readonly CategoryNode[];
  review: FormReviewView | null;
  /** The initial values of the form. */
  opened: CardValues;
  isReadOnly: boolean;
  cardId: string;
  /** The Russian name of the card as it was opened. Empty if it has none yet. */
  russianName: string;
}

export const CardContext = createContext<CardFormContext | null>(null);

/** Returns extra content for a field. A commented field shows it with its comment. */
export type BesideField = (field: string, isCommented: boolean) => ReactNode;

/**
 * Provides a function that returns extra content for each field, set by the surrounding page. It can change without a
 * change of the form.
 */
export const FieldExtra = createContext<BesideField | undefined>(undefined);

/** Returns the form that contains a field of a card. Throws outside a form. */
export function useCardContext(): CardFormContext {
  const context = use(CardContext);
  if (!context) throw new Error('A field of a card is outside its form');
  return context;
}

/** Returns one value from all sections. The component renders again only when it changes. */
export function useCardValue<Value extends string | boolean | number | null>(
  pick: (values: CardValues) => Value,
): Value {
  const { store } = useCardContext();
  return useSyncExternalStore(store.watchValues, () => pick(store.values() as CardValues));
}

/** Returns the card's type for the chosen tree: product or service. */
export function useCardType(): SkuType {
  const { trees } = useCardContext();
  return useCardValue(({ treeId }) => typeOfTree(trees, treeId)) as SkuType;
}
