import { currentLanguage } from '../../i18n/formats';
import type { Language } from '../../i18n/locale';
import type { Projection, TreeDrop } from '../../lib/tree/project-drop';

export type TreeNames = Record<Language, string>;

export interface TreeItem {
  id: string;
  names: TreeNames;
  /** The number of products in this item and in the items below it. `countOf` formats it. */
  count?: number;
  /** The children. Absent until they are loaded. */
  children?: TreeItem[];
  /** Whether the item has children. Known before they are loaded. */
  hasChildren?: boolean;
}

/** A requested move, before it is checked. */
export interface TreeMove {
  item: TreeItem;
  from: Projection;
  to: Projection;
  /** The same move in the terms of the catalogue's API. */
  drop: TreeDrop;
}

/** The possible actions on the tree. Absent ones are not offered. */
export interface TreeActions {
  /** Saves the move and returns true. Returns false if it failed and the reader has seen why. */
  onMove: (move: TreeMove) => Promise<boolean>;
  /** Returns why a move is not allowed, as a sentence, or undefined if it is. */
  refuse?: (move: TreeMove) => string | undefined;
  /** Returns the effect of a move: how many products move, and what happens to the address. */
  effect?: (move: TreeMove) => string;
  /** Saves new names. If they are rejected, returns the reason as a sentence. */
  onRename?: (item: TreeItem, names: TreeNames) => Promise<string | undefined>;
  onAdd?: (parent: TreeItem) => void;
  /** Returns whether an item may be added below this one. Absent: anywhere. */
  mayAdd?: (parent: TreeItem) => boolean;
  /** Undoes the last change of any kind. Without it only the last move can be undone. */
  onUndo?: () => void;
  /** Loads the children of an item. If it rejects, the tree offers a retry. */
  onLoad?: (item: TreeItem) => Promise<unknown>;
}

export const languages = (): [Language, Language] => (currentLanguage() === 'ru' ? ['ru', 'en'] : ['en', 'ru']);

/** Returns the name in the page's language, or the other one. */
export function nameOf({ names }: TreeItem): string {
  const [own, other] = languages();
  return names[own] || names[other];
}

export const isBranch = ({ children, hasChildren }: TreeItem): boolean =>
  children ? children.length > 0 : hasChildren === true;

export function isNamed({ names }: TreeItem, query: string): boolean {
  const search = query.trim().toLowerCase();
  return Object.values(names).some((name) => name.toLowerCase().includes(search));
}
