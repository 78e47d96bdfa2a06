/** Returns whether a caller may see landed prices. Suppliers may not see roubles or the customer's costs. */
export const seesLandedPrices = ({ companyType }: { companyType: string }): boolean => companyType !== 'supplier';
