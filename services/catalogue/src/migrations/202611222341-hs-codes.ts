import type { Migration } from '@setu/kit/db';
import { bundledHsCodes } from '../hs-codes/domain/hs-code.js';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const values = bundledHsCodes().map(({ code, en, ru }) => `(${[code, en, ru].map(quoted).join(', ')})`);

/** Creates the customs nomenclature. `official` marks codes from the full official list. */
export const hsCodes: Migration = {
  name: '202611222341-hs-codes',
  up: `
    create table hs_code (
      code text collate "C" constraint hs_code_pk primary key
        constraint hs_code_check check (code similar to '[0-9]{2,8}'),
      name_en text not null,
      name_ru text not null,
      official boolean not null default false
    );
    insert into hs_code (code, name_en, name_ru) values ${values.join(',\n')};
  `,
  down: 'drop table hs_code;',
};
