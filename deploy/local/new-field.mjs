// npm run new:field -- <card|supplier> <name> <kind> [options]: adds a plain field to a card or to a supplier, from the
// database to the screen. The result compiles and works everywhere.
import { addCardField, cardUsage } from './new-card-field.mjs';
import { addSupplierField, supplierUsage } from './new-supplier-field.mjs';
import { mustBeUsedAs } from './scaffold.mjs';

const [object, ...args] = process.argv.slice(2);
const adders = new Map([
  ['card', addCardField],
  ['supplier', addSupplierField],
]);
const add = adders.get(object ?? '');
mustBeUsedAs(add !== undefined, `${cardUsage}\n\n${supplierUsage}`);
add?.(args);
