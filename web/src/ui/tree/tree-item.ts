import { currentLanguage } from '../../i18n/formats';
import type { Language } from '../../i18n/locale';
import type { Projection, TreeDrop } from '../../lib/tree/project-drop';

export type TreeNames = Record<Language, string>;

export interface TreeItem {
  id: string;
  names: TreeNames;
  /** What is in it and below: products. Its words come from `countOf`. */
  count?: number;
  /** Absent until they are loaded. */
  children?: TreeItem[];
  /** Known before they are loaded. */
  hasChildren?: boolean;
}

/** A move someone asks for, before it is allowed. */
export interface TreeMove {
  item: TreeItem;
  from: Projection;
  to: Projection;
  /** The same in the catalogue's words. */
  drop: TreeDrop;
}

/** What may be done with the tree; all that is absent is not offered. */
export interface TreeActions {
  /** Stores the move and gives true; false when it did not happen and the reader has been told why. */
  onMove: (move: TreeMove) => Promise<boolean>;
  /** Why a move is not allowed, in a sentence; undefined when it is. */
  refuse?: (move: TreeMove) => string | undefined;
  /** What a move brings about: how many products go along, what becomes of the address. */
  effect?: (move: TreeMove) => string;
  /** Stores new names; gives why not, in a sentence, when they are refused. */
  onRename?: (item: TreeItem, names: TreeNames) => Promise<string | undefined>;
  onAdd?: (parent: TreeItem) => void;
  /** Whether something may be added below an item; anywhere when it is absent. */
  mayAdd?: (parent: TreeItem) => boolean;
  /** Takes back the last change, whatever it was; without it the last move is taken back. */
  onUndo?: () => void;
  /** Fetches the children of an item that has some; a rejection offers to try again. */
  onLoad?: (item: TreeItem) => Promise<unknown>;
}

export const languages = (): [Language, Language] => (currentLanguage() === 'ru' ? ['ru', 'en'] : ['en', 'ru']);

/** The name in the page's language, else the other one. */
export function nameOf({ names }: TreeItem): string {
  const [own, other] = languages();
  return names[own] || names[other];
}

export const isBranch = ({ children, hasChildren }: TreeItem): boolean =>
  children ? children.length > 0 : hasChildren === true;

export function isNamed({ names }: TreeItem, words: string): boolean {
  const sought = words.trim().toLowerCase();
  return Object.values(names).some((name) => name.toLowerCase().includes(sought));
}
