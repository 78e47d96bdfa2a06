import { it } from 'vitest';
import { expectToWorkInCopy } from './new-fields-of.js';

const commands = [
  'supplier licence_number code --public',
  'supplier export_history lines --part production --max 500',
  'supplier video_tour site --part production --public',
  'supplier second_phone phone --part contact',
];
const suites = [
  ...['bff/contract/src', 'bff/src/html', 'bff/src/language', 'bff/src/openapi.test.ts'],
  ...['bff/test/applications.long.test.ts', 'bff/test/suppliers.long.test.ts', 'bff/test/wire-companies.long.test.ts'],
  ...[
    'services/review/test/application',
    'services/identity/test/company.test.ts',
    'services/identity/test/own-company',
  ],
  ...['services/identity/src/companies', 'web/src/features/applications', 'web/src/features/company'],
];

it('a new field of a supplier needs at most ten files, and works in every layer', async () => {
  await expectToWorkInCopy({ commands, suites });
}, 900_000);
