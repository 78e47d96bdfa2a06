/** Returns true for the units of goods sold by weight. The size of such goods is that of the package. */
export const isWeightUnit = (name: string | undefined): boolean => /^(kg|кг|t|т)$/.test(name ?? '');
