import { type RequestView, rejectReasons } from '@setu/contract';
import { companyName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import type { ActionField } from '../../../kit/action-modal/action-field';
import type { SearchOptions } from '../../../ui/field/use-option-search';
import { useLazyFindSuppliersQuery } from '../api';
import { fieldsOf, type KnownMoveField, type MoveForm } from './move-fields';

/** Suppliers by what is typed, each with what tells it from its namesakes. */
function useSupplierSearch(): SearchOptions {
  const [find] = useLazyFindSuppliersQuery();
  return async (text) => {
    const { list } = await find(text, true).unwrap();
    const options = list.map(({ id, short_name: name, city, tax_number: tax }) => ({
      value: id,
      label: [companyName(name), city, tax].filter(Boolean).join(' · '),
    }));
    return { options, hasMore: false };
  };
}

/** Gives the fields of a move's dialog, in the order the server asks for them, prefilled with the terms there are. */
export function useMoveFields({ supplier, offer_price: offer }: RequestView): (move: MoveForm) => ActionField[] {
  const t = useTexts('requests');
  const words = useTexts('statuses');
  const search = useSupplierSearch();
  const reasons = rejectReasons.map((reason) => ({ value: reason, label: words(`rejectReason.${reason}`) }));
  const known = supplier && { value: supplier.id, label: companyName(supplier.short_name) };
  const table: Record<KnownMoveField, ActionField> = {
    reject_reason: { kind: 'choice', name: 'reject_reason', label: t('close.reason'), options: reasons },
    reject_comment: { kind: 'text', name: 'reject_comment', label: t('close.comment'), hint: t('close.hint') },
    offer_price: { kind: 'money', name: 'offer_price', label: t('move.wholePrice'), currency: 'INR' },
    contract_price: {
      kind: 'money',
      name: 'contract_price',
      label: t('move.contractPrice'),
      currency: 'INR',
      initial: offer?.currency === 'INR' ? String(offer.value) : undefined,
    },
    supplier_id: {
      kind: 'found',
      name: 'supplier_id',
      label: t('move.supplier'),
      placeholder: t('move.supplierSearch'),
      search,
      initial: known,
    },
  };
  return (move) => fieldsOf(move).map(({ name, isRequired }) => ({ ...table[name], isRequired }));
}
