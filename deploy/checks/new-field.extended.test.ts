import { it } from 'vitest';
import { expectToWorkInCopy } from './new-fields-of.js';

const commands = [
  'card moisture number --decimals 1 --unit percent --goods',
  'card storage_advice text --translated --lines 3',
  'card grade choice --options premium,standard',
  'card is_certified flag',
];
const suites = [
  ...['bff/contract/src/card', 'bff/src/html', 'bff/src/openapi.test.ts', 'bff/test/wire-cards.long.test.ts'],
  ...['services/catalogue/test/imports.long.test.ts', 'services/catalogue/src/imports', 'services/review/test/card'],
  ...['web/src/features/card-form', 'web/src/features/review', 'web/src/features/product/'],
];

it('a new field of each kind needs at most ten files, and works in every layer', async () => {
  await expectToWorkInCopy({ commands, suites });
}, 900_000);
