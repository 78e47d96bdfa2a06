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
