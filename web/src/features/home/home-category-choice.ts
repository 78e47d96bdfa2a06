import type { CategoryNode } from '@setu/contract';

const tiles = 12;
const ofServices = 2;

/**
 * Returns twelve categories for the home page in the trees' order: ten of goods and two of services, or as many as
 * exist.
 */
export function homeCategories(trees: readonly CategoryNode[]): CategoryNode[] {
  const of = (type: CategoryNode['type']) =>
    trees.filter((tree) => tree.type === type).flatMap(({ children }) => children.filter((node) => node.sku_count > 0));
  const services = of('service');
  const goods = of('product').slice(0, tiles - Math.min(ofServices, services.length));
  return [...goods, ...services.slice(0, tiles - goods.length)];
}
