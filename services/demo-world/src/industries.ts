import { demoId } from './demo-id.js';
import type { DemoIndustry } from './shapes/demo-catalogue.js';

const table: ReadonlyArray<readonly [key: string, en: string, ru: string]> = [
  ['food', 'Food industry', 'Пищевая промышленность'],
  ['agriculture', 'Agriculture', 'Сельское хозяйство'],
  ['retail', 'Retail and wholesale', 'Розничная и оптовая торговля'],
  ['horeca', 'Hotels and restaurants', 'Гостиницы и рестораны'],
  ['machinery', 'Machine building', 'Машиностроение'],
  ['metalworking', 'Metalworking', 'Металлообработка'],
  ['metallurgy', 'Metallurgy', 'Металлургия'],
  ['oil-gas', 'Oil and gas', 'Нефтегазовая отрасль'],
  ['chemistry', 'Chemical industry', 'Химическая промышленность'],
  ['pharma', 'Pharmaceuticals and medicine', 'Фармацевтика и медицина'],
  ['textile', 'Textile and clothing', 'Текстильная и швейная промышленность'],
  ['leather', 'Leather and footwear', 'Кожевенная и обувная промышленность'],
  ['construction', 'Construction', 'Строительство'],
  ['water', 'Water supply and utilities', 'Водоснабжение и ЖКХ'],
  ['energy', 'Energy', 'Энергетика'],
  ['electrical', 'Electrical engineering', 'Электротехника'],
  ['automotive', 'Automotive', 'Автомобильная отрасль'],
  ['mining', 'Mining', 'Горнодобывающая промышленность'],
  ['transport', 'Transport and logistics', 'Транспорт и логистика'],
  ['it', 'Information technology', 'Информационные технологии'],
  ['finance', 'Finance', 'Финансы'],
  ['other', 'Other', 'Другое'],
];

/** Returns the id of the industry with a key (`food`). */
export const industryId = (key: string): string => demoId('industry', key);

/** The industries of companies and cards. The last one is "other". */
export const industries: DemoIndustry[] = table.map(([key, en, ru]) => ({ id: industryId(key), name: { en, ru } }));
