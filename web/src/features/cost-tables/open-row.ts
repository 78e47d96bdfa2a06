import type { CostPlaceView, CostRowsView, CostRowView, CostTable, CostValues } from '@setu/contract';
import { openModal } from '../../ui/modal/modal-store';

/** Loads the current page of the table. */
export type Refetch = () => Promise<CostRowsView | undefined>;

export interface RowOpening {
  table: CostTable;
  /** The places that lanes and legs can choose from. */
  places: readonly CostPlaceView[];
  /** Absent for a new row. */
  row?: CostRowView;
  /** The first values of a new row. */
  start?: CostValues;
  /** Who changed the row last and when. */
  changed?: string;
  refetch?: Refetch;
}

/** Opens the dialog of a row, whose code loads on first use. Resolves when it closes. */
export async function openRow(opening: RowOpening): Promise<unknown> {
  const { RowModal } = await import('./row-modal');
  return openModal(RowModal, opening);
}
