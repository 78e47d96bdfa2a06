import { integerOf, type TextValues } from '@setu/kit/core';
import type { PlatformCosts } from '@setu/landed-price';

/** The defaults until settings arrive. They are those of the settings. */
const usual = {
  insurance_hundredths: 30,
  export_clearance_rupees: 12_000,
  loading_rupees: 1_500,
  broker_roubles: 25_000,
  certification_roubles: 0,
  storage_roubles: 0,
  bank_hundredths: 0,
} as const;

/** Returns the costs that no table holds, from the settings by name. */
export function platformCostsOf(settings: TextValues): PlatformCosts {
  const value = (name: keyof typeof usual): number => integerOf(settings, `landed.${name}`, usual[name]);
  const percent = (name: keyof typeof usual): string => (value(name) / 100).toFixed(2);
  return {
    insurancePercent: percent('insurance_hundredths'),
    exportClearance: String(value('export_clearance_rupees')),
    loadingPerTonne: String(value('loading_rupees')),
    broker: String(value('broker_roubles')),
    certification: String(value('certification_roubles')),
    storage: String(value('storage_roubles')),
    bankPercent: percent('bank_hundredths'),
  };
}
