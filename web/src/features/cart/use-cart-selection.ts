import type { CartLineView } from '@setu/contract';
import { useState } from 'react';
import type { TableSelection } from '../../ui/data-table/data-table';

interface CartSelection {
  selection: TableSelection;
  /** The selected items of the page. */
  lines: CartLineView[];
}

/**
 * Returns the selected items of the cart. Every item that can be requested is selected until the customer clears it, and
 * an unavailable one is not, until the customer selects it to remove it.
 */
export function useCartSelection(page: readonly CartLineView[] = []): CartSelection {
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const isSelected = ({ id, available }: CartLineView): boolean => available !== changed.has(id);
  const lines = page.filter(isSelected);
  const onChange = (ids: ReadonlySet<string>) => {
    const next = new Set(changed);
    for (const line of page) {
      if (ids.has(line.id) === line.available) next.delete(line.id);
      else next.add(line.id);
    }
    setChanged(next);
  };
  return { selection: { ids: new Set(lines.map(({ id }) => id)), onChange }, lines };
}
