/**
 * The condition that the supplier of card `c` is neither locked nor on the public blacklist. A supplier that is not in
 * the read model yet passes.
 */
export const supplierIsOpen = `not exists (select 1 from company_copy s
  where s.id = c.supplier_company_id and (not s.active or s.blacklisted))`;
