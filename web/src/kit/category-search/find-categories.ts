import type { CategoryNode } from '@setu/contract';

/** A category that was found, with the names of the categories above it. */
export interface FoundCategory {
  category: CategoryNode;
  above: string[];
}

/** The maximum number of results. */
const maxFound = 12;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Returns the categories below the roots whose name, in either language, has a word beginning with each typed word.
 * Categories with more cards come first. Returns twelve at most.
 */
export function findCategories(trees: readonly CategoryNode[], text: string): FoundCategory[] {
  const typed = wordsOf(text);
  const isMeant = ({ name, other_name }: CategoryNode): boolean =>
    [wordsOf(name), wordsOf(other_name)].some((words) =>
      typed.every((start) => words.some((word) => word.startsWith(start))),
    );
  const below = (nodes: readonly CategoryNode[], above: string[]): FoundCategory[] =>
    nodes.flatMap((category) => [
      ...(isMeant(category) ? [{ category, above }] : []),
      ...below(category.children, [...above, category.name]),
    ]);
  if (typed.length === 0) return [];
  return trees
    .flatMap((tree) => below(tree.children, [tree.name]))
    .sort((one, other) => other.category.sku_count - one.category.sku_count)
    .slice(0, maxFound);
}
