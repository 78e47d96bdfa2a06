/**
 * Reads a choice that this browser stores between visits, such as grid or list. Returns null if none is stored or
 * storage is disabled.
 */
export function readChoice<Choice extends string>(name: string, choices: readonly Choice[]): Choice | null {
  try {
    const stored = localStorage.getItem(`setu-${name}`);
    return choices.find((choice) => choice === stored) ?? null;
  } catch {
    return null;
  }
}

/** Stores the choice. Without storage it lasts as long as the page. */
export function saveChoice(name: string, choice: string): void {
  try {
    localStorage.setItem(`setu-${name}`, choice);
  } catch {
    // Storage is disabled or full. Nothing depends on it.
  }
}

/**
 * Reads a list of names that this browser stores, such as hidden columns. Returns an empty list if none is stored or
 * storage is disabled.
 */
export function readNames(name: string): string[] {
  try {
    return localStorage.getItem(`setu-${name}`)?.split(',').filter(Boolean) ?? [];
  } catch {
    return [];
  }
}

/** Stores the names, in any order. They must not contain commas. */
export const saveNames = (name: string, names: Iterable<string>): void => saveChoice(name, [...names].join(','));
