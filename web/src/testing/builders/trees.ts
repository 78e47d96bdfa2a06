import type { TreeCategoryView } from '@setu/contract';

const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

interface TreeLine {
  en: string;
  ru: string;
  level: number;
  count: number;
}

/** Returns categories from a list of rows, parents before children. */
export function categoriesOf(lines: readonly TreeLine[]): TreeCategoryView[] {
  const above: TreeCategoryView[] = [];
  return lines.map(({ en, ru, level, count }, at) => {
    const parent = above[level - 1];
    const id = uuid(at + 1);
    const made: TreeCategoryView = {
      ...{ id, parent_id: parent?.id ?? null, tree_id: above[0]?.id ?? id, level, type: 'product' },
      ...{ name: { en, ru }, sku_count: count, version: 1, changed_at: null, changed_by: null, attributes: [] },
    };
    if (level === 0) made.tree_id = id;
    above.splice(level, above.length, made);
    return made;
  });
}

/** Returns the category of the small catalogue with an English name. */
export function categoryNamed(name: string): TreeCategoryView {
  const found = aTree().find((one) => one.name.en === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

/** Returns a small catalogue: goods with three sections, and services without any. */
export const aTree = (): TreeCategoryView[] =>
  categoriesOf([
    { en: 'Goods', ru: 'Товары', level: 0, count: 30 },
    { en: 'Food', ru: 'Продукты', level: 1, count: 10 },
    { en: 'Tea', ru: 'Чай', level: 2, count: 5 },
    { en: 'Coffee', ru: 'Кофе', level: 2, count: 5 },
    { en: 'Spices', ru: 'Специи', level: 2, count: 0 },
    { en: 'Machinery', ru: 'Машины', level: 1, count: 20 },
    { en: 'Pumps', ru: 'Насосы', level: 2, count: 20 },
    { en: 'Paper', ru: 'Бумага', level: 1, count: 0 },
    { en: 'Services', ru: 'Услуги', level: 0, count: 7 },
  ]);
