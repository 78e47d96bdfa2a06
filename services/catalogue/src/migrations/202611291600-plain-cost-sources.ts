import type { Migration } from '@setu/kit/db';

const press =
  'Press reports on the vote of 20 Nov 2025, Tax Code, article 164 / Сообщения прессы о голосовании 20.11.2025, статья 164 НК РФ';
const reported = 'rzd-partner.ru and others, read on 27 Nov 2026 / rzd-partner.ru и другие, прочитано 27.11.2026';
const toCheck = 'To be checked, not confirmed by a document / Требует проверки, документом не подтверждено';

const renamed = [
  ['cost_tariff', press, 'Tax Code, article 164 / ст. 164 НК РФ'],
  ['cost_fee', reported, 'Customs fees of 2026, from press reports / Таможенные сборы 2026 года, по данным прессы'],
  ['cost_fee', toCheck, 'Approximate / Ориентировочно'],
] as const;

/** Words the sources of the general rates for the buyers who read them. Sources that an admin has changed stay. */
export const plainCostSources: Migration = {
  name: '202611291600-plain-cost-sources',
  up: renamed.map(([table, from, to]) => `update ${table} set source = '${to}' where source = '${from}';`).join('\n'),
  down: renamed.map(([table, from, to]) => `update ${table} set source = '${from}' where source = '${to}';`).join('\n'),
};
