import { foods } from './looks/foods.js';
import type { Row } from './looks/look-makers.js';
import { machines } from './looks/machines.js';
import { services } from './looks/services.js';
import { wares } from './looks/wares.js';

/** Line drawings: [name, the name of the drawing it is made from]. */
export const lineDrawings: ReadonlyArray<readonly [name: string, of: string]> = [
  ['pump-drawing', 'pump-blue'],
  ['bearing-drawing', 'bearing-ball'],
  ['gearbox-drawing', 'gearbox-blue'],
  ['gear-drawing', 'gear-steel'],
  ['machine-drawing', 'machine-vmc'],
  ['lathe-drawing', 'lathe-grey'],
  ['chuck-drawing', 'chuck-steel'],
  ['valve-drawing', 'valve-steel'],
  ['brass-drawing', 'brass-nipple'],
  ['flange-drawing', 'flange-steel'],
  ['pipes-drawing', 'pipes-steel'],
  ['motor-drawing', 'motor-blue'],
  ['pulley-drawing', 'pulley-iron'],
  ['brake-drawing', 'brake-disc-vented'],
];

/** All drawings in full view. Each also has a close-up. */
export const allDrawings: readonly Row[] = [...foods, ...machines, ...wares, ...services];
