import type { TextNamespace, Texts } from './text-namespaces';

/** The endings that i18next itself chooses: by a number, and by whether a rate is a demo rate. */
type Ending = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other' | 'demo';

type Stem<Key extends string> = Key extends `${infer Base}_${Ending}` ? Base | Key : Key;

type KeysIn<Group, Path extends string = ''> = {
  [Key in keyof Group & string]: Group[Key] extends string
    ? `${Path}${Stem<Key>}`
    : KeysIn<Group[Key], `${Path}${Key}.`>;
}[keyof Group & string];

/** The keys of the texts of each namespace, without the endings of plurals. */
export type TextKeys = { [Namespace in TextNamespace]: KeysIn<Texts[Namespace]> };

/**
 * Returns a text of one namespace with `values` filled in. i18next's own type allows every namespace and option in each
 * call, which takes the compiler several times as long.
 */
export type Translate<Namespace extends TextNamespace> = (
  key: TextKeys[Namespace],
  values?: Record<string, unknown>,
) => string;
