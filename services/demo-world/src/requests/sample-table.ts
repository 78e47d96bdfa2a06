import type { DemoSample } from '../shapes/demo-deal.js';

const BUYER = 'buyer@volga.example';
const LADOGA = 'chai@ladoga.example';
const DON = 'import@don.example';
const KAVERI = 'supplier@kaveri.example';

/** How the supplier answered, in days before loading: the day it was sent with a tracking number, or why it was not. */
type Answer = readonly [daysAgo: number, email: string, of: { tracking: string } | { reason: string }];
type Verdict = NonNullable<DemoSample['judged']>['verdict'];

/** [request key, days before loading, user, what is needed, the answer, the verdict] */
type SampleRow = readonly [
  key: string,
  daysAgo: number,
  email: string,
  comment: string,
  answer?: Answer,
  judged?: readonly [daysAgo: number, email: string, verdict: Verdict, comment: string],
];

// biome-ignore format: one sample per line reads as the table it is
/** The samples that customers asked for. Each state appears, and one supplier has enough verdicts for its figure. */
export const sampleTable: readonly SampleRow[] = [
  ['rfc-2', 17.9, BUYER, 'Два образца по 250 г, второй сбор этого года. Доставку курьером оплатим.', [17.4, 'manager@setu.example', { tracking: 'DHL 4471 220 518' }], [9.4, BUYER, 'suits', 'Настой яркий, типсы есть.']],
  ['rfc-39', 3.2, LADOGA, '200 г из текущей партии: смотрим фракцию и настой.'],
  ['rfc-41', 22.4, LADOGA, '500 г PF1 для пробы на пакетировочной линии.', [13.3, KAVERI, { tracking: 'EMS EE 204 118 903 IN' }]],
  ['rfc-22', 89.4, 'snab@amur.example', 'Плитка 100×100 мм из той же жилы, полировка.', [87.2, 'export@kolar.example', { reason: 'The block is not cut yet. We can send photos of the vein and a sample after cutting in January.' }]],
  ['rfc-35', 64.1, 'tkani@azov.example', 'Один портфель без тиснения: проверим кожу и фурнитуру.', [60.5, 'export@chola.example', { tracking: '' }], [50.6, 'tkani@azov.example', 'suits_with_remarks', 'Кожа и швы хорошие. Замок поменяйте на латунный, как в карточке.']],
  ['rfc-50', 200.3, LADOGA, '250 г осеннего сбора на дегустацию.', [197.4, KAVERI, { tracking: 'DHL 3350 118 204' }], [188.2, LADOGA, 'suits', '']],
  ['rfc-53', 178.5, LADOGA, '100 г Янг Хайсон и протокол по пестицидам.', [174.3, KAVERI, { tracking: 'DHL 3362 907 115' }], [163.8, LADOGA, 'suits_with_remarks', 'Вкус подходит. Просим убрать крошку, её около 4 %.']],
  ['rfc-57', 153.2, DON, '1 кг Пусы для варки в столовой.', [150.6, KAVERI, { tracking: '' }], [141.4, DON, 'suits', 'Зерно не слипается.']],
  ['rfc-58', 145.3, LADOGA, '100 г крупного листа для подарочной упаковки.', [142.5, KAVERI, { tracking: 'DHL 3398 441 027' }], [133.7, LADOGA, 'does_not_suit', 'Лист ломаный, для подарочной линейки не годится.']],
  ['rfc-59', 136.4, LADOGA, '300 г D1: проверим фракцию на ситах.', [133.5, KAVERI, { tracking: 'DHL 3401 226 870' }], [122.3, LADOGA, 'suits', '']],
  ['rfc-61', 108.6, LADOGA, 'Образец 250 г второго сбора до отгрузки.', [105.4, KAVERI, { tracking: 'DHL 3455 019 332' }], [95.2, LADOGA, 'suits', 'Совпадает с прошлой партией.']],
];
