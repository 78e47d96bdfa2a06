import { categoryTable } from './category-table.js';
import { demoId } from './demo-id.js';
import { localText, type Pair } from './local-text.js';
import { pictureId } from './pictures/picture-id.js';
import type { DemoCategory } from './shapes/demo-catalogue.js';

/** Returns the id of the category with a key (`centrifugal-pumps`). The roots are `goods` and `services`. */
export const categoryId = (key: string): string => demoId('category', key);

type Node = Pick<DemoCategory, 'level' | 'type' | 'position'> & {
  key: string;
  parent: string;
  tree: string;
  name: Pair;
  picture: string;
};

const node = ({ key, parent, tree, name, picture, level, type, position }: Node): DemoCategory => ({
  id: categoryId(key),
  parentId: parent === '' ? null : categoryId(parent),
  treeId: categoryId(tree),
  level,
  type,
  name: localText(name),
  position,
  pictureId: pictureId(picture),
});

/** Both category trees as a flat list, parents before children, in display order. */
export const categories: DemoCategory[] = categoryTable.flatMap(
  ({ tree, name, picture, type, categories: tops }, rootAt) => [
    node({ key: tree, parent: '', tree, name, picture, level: 0, type, position: rootAt }),
    ...tops.flatMap((top, topAt) => [
      node({ key: top.key, parent: tree, tree, name: top.name, picture: top.picture, level: 1, type, position: topAt }),
      ...top.children.map(([key, en, ru, childPicture], position) =>
        node({ key, parent: top.key, tree, name: [en, ru], picture: childPicture, level: 2, type, position }),
      ),
    ]),
  ],
);
