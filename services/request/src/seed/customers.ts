import { demoId } from '@setu/demo-world';

/** A customer of a seeded database: its company, and its only user, who writes its requests. */
export interface SeededCustomer {
  id: string;
  shortName: string;
  city: { en: string; ru: string };
  author: { id: string; name: string; surname: string; patronymic: string };
}

const places = [
  { en: 'Moscow', ru: 'Москва' },
  { en: 'Yekaterinburg', ru: 'Екатеринбург' },
  { en: 'Novosibirsk', ru: 'Новосибирск' },
  { en: 'Kazan', ru: 'Казань' },
  { en: 'Perm', ru: 'Пермь' },
  { en: 'Samara', ru: 'Самара' },
  { en: 'Chelyabinsk', ru: 'Челябинск' },
];
const beginnings = ['Север', 'Урал', 'Волга', 'Сибирь', 'Восток', 'Балт', 'Дон', 'Енисей', 'Алтай', 'Нева', 'Ока'];
const trades = ['снаб', 'пром', 'маш', 'хим', 'текстиль', 'агро', 'фарм', 'металл', 'строй', 'торг', 'инструмент'];
const names = ['Алексей', 'Дмитрий', 'Сергей', 'Андрей', 'Илья', 'Павел', 'Роман'];
const surnames = ['Кузнецов', 'Смирнов', 'Попов', 'Лебедев', 'Козлов', 'Новиков', 'Морозов', 'Волков', 'Зайцев'];
const patronymics = ['Иванович', 'Петрович', 'Сергеевич', 'Олегович', 'Андреевич'];

const at = <Item>(items: readonly [Item, ...Item[]] | readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
};

/** Returns the given number of customers. The same seed gives the same customers. */
export function seededCustomers(count: number, seed: number): SeededCustomer[] {
  return Array.from({ length: count }, (_, i) => {
    const key = `requests-${seed}-${i}`;
    const name = `${at(beginnings, i)}${at(trades, Math.floor(i / beginnings.length))}`;
    return {
      id: demoId('company', key),
      shortName: `ООО «${name} ${seed}-${i + 1}»`,
      city: at(places, i),
      author: {
        id: demoId('user', key),
        name: at(names, i),
        surname: at(surnames, i),
        patronymic: at(patronymics, i),
      },
    };
  });
}
