/** A small choice this browser remembers between visits: grid or list. Null when none is kept or storage is off. */
export function readChoice<Choice extends string>(name: string, choices: readonly Choice[]): Choice | null {
  try {
    const kept = localStorage.getItem(`setu-${name}`);
    return choices.find((choice) => choice === kept) ?? null;
  } catch {
    return null;
  }
}

/** Remembers it; without storage the choice lasts as long as the page. */
export function keepChoice(name: string, choice: string): void {
  try {
    localStorage.setItem(`setu-${name}`, choice);
  } catch {
    // Storage is off or full: nothing depends on it.
  }
}

/** Several names this browser remembers together: the columns put away. Empty when none are kept or storage is off. */
export function readNames(name: string): string[] {
  try {
    return localStorage.getItem(`setu-${name}`)?.split(',').filter(Boolean) ?? [];
  } catch {
    return [];
  }
}

/** Remembers the names, in any order; they hold no commas. */
export const keepNames = (name: string, names: Iterable<string>): void => keepChoice(name, [...names].join(','));
