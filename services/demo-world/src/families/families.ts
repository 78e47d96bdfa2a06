import { autoParts } from './auto-parts.js';
import { bearingsDrives } from './bearings-drives.js';
import { castings } from './castings.js';
import { electrical } from './electrical.js';
import type { Family } from './family.js';
import { foodIngredients } from './food-ingredients.js';
import { leather } from './leather.js';
import { machineTools } from './machine-tools.js';
import { pharmaChemicals } from './pharma-chemicals.js';
import { pipeFittings } from './pipe-fittings.js';
import { pumps } from './pumps.js';
import { ricePulses } from './rice-pulses.js';
import { serviceFamilies } from './services.js';
import { stone } from './stone.js';
import { teaCoffeeSpices } from './tea-coffee-spices.js';
import { textiles } from './textiles.js';

/** All families: goods first, then services. */
export const families: readonly Family[] = [
  ...teaCoffeeSpices,
  ...ricePulses,
  ...foodIngredients,
  ...pumps,
  ...bearingsDrives,
  ...machineTools,
  ...pipeFittings,
  ...textiles,
  ...leather,
  ...pharmaChemicals,
  ...electrical,
  ...castings,
  ...stone,
  ...autoParts,
  ...serviceFamilies,
];
