import { ownContact, ownRequisites, ownTrade, typedAddress } from '@setu/contract';
import { z } from 'zod';
import { type AddressValues, wireAddress } from './edit-values';

export const requisitesSchema = ownRequisites;
export const tradeSchema = ownTrade;
export const contactsSchema = z.object({ contacts: ownContact });

/** Applies the contract's checks of an address to the chosen and typed values. Errors are put on the form's fields. */
function checkAddress(name: string, values: AddressValues, context: z.RefinementCtx): void {
  const { error } = typedAddress.safeParse(wireAddress(values));
  for (const issue of error?.issues ?? []) {
    const [field] = issue.path;
    const shown = field === 'city' && values.isCityWritten ? 'city_name' : String(field);
    context.addIssue({ ...issue, path: [name, shown] });
  }
}

const address = z.custom<AddressValues>();

export const legalSchema = z
  .object({ legal_addr: address })
  .superRefine(({ legal_addr: legal }, context) => checkAddress('legal_addr', legal, context));

export const actualSchema = z
  .object({ isActualLegal: z.boolean(), actual_addr: address })
  .superRefine(({ isActualLegal, actual_addr: actual }, context) => {
    if (!isActualLegal) checkAddress('actual_addr', actual, context);
  });
