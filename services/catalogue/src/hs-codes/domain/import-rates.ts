import { chooseTariff, type TariffRule, type Tax } from '@setu/landed-price';

/** The country that the catalogue's goods come from. */
const origin = 'IN';

/** The duty and the VAT of goods of a code. Undefined if no rule is in force. */
export interface ImportRates {
  duty: TariffRule | undefined;
  vat: TariffRule | undefined;
}

/** Returns the rates for goods of a code from India on a day, by the rules of landed prices. */
export function importRatesOf(rules: readonly TariffRule[], code: string, day: string): ImportRates {
  const inForce = (tax: Tax): TariffRule | undefined => {
    const found = chooseTariff(rules, { tax, code, origin, day });
    return found.kind === 'found' ? found.row : undefined;
  };
  return { duty: inForce('duty'), vat: inForce('vat') };
}
